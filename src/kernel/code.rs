//! Records as compact bytes, for links and saves: a decision costs as many bits as there were choices.
//!
//! Layout: version byte, rules version (2), checksum (4) of what follows, seed (8), length of the options (2), the
//! options as JSON, then a bit stream: for every step a 1, the seat among those asked (if several), the action among the
//! legal ones (if several); a 0 ends it. Reading replays the game, so what is read is legal.

use super::fingerprint::checksum;
use super::{Game, Nobody, Record, RecordError, Seed, Step};

/// The layout above.
const FORMAT: u8 = 1;
const HEAD: usize = 17;

/// Why bytes or text are no record.
pub type CodeError = RecordError;

/// The record as bytes.
///
/// # Panics
/// If a step breaks a rule: records are made by playing, so none does.
pub fn encode<G: Game>(record: &Record<G>) -> Vec<u8> {
    let options = serde_json::to_vec(&record.options).expect("options are plain data");
    let mut body = record.seed.0.to_le_bytes().to_vec();
    body.extend((options.len() as u16).to_le_bytes());
    body.extend(options);
    body.extend(encode_steps(record));
    let mut bytes = vec![FORMAT];
    bytes.extend(G::RULES_VERSION.to_le_bytes());
    bytes.extend(checksum(&body).to_le_bytes());
    bytes.extend(body);
    bytes
}

fn encode_steps<G: Game>(record: &Record<G>) -> Vec<u8> {
    let mut bits = BitWriter::default();
    let mut game = G::setup(&record.options, record.seed, &mut Nobody);
    let mut legal = Vec::new();
    for step in &record.steps {
        let asked = game.waiting_for();
        game.legal_actions(step.seat, &mut legal);
        let seat = asked.iter().position(|seat| seat == step.seat).expect("the seat was asked");
        let action = legal.iter().position(|&action| action == step.action).expect("the action was legal");
        bits.write(1, 1);
        bits.write(seat as u32, width(asked.len()));
        bits.write(action as u32, width(legal.len()));
        game.resolve(step.seat, step.action, &mut Nobody);
    }
    bits.write(0, 1);
    bits.bytes
}

/// Reads what [`encode`] wrote.
pub fn decode<G: Game>(bytes: &[u8]) -> Result<Record<G>, CodeError> {
    let head: [u8; HEAD] = bytes.get(..HEAD).and_then(|head| head.try_into().ok()).ok_or(CodeError::Unreadable)?;
    let [format, r0, r1, c0, c1, c2, c3, seed @ .., o0, o1] = head;
    let rules = u16::from_le_bytes([r0, r1]);
    if format != FORMAT {
        return Err(CodeError::Unreadable);
    }
    if checksum(&bytes[7..]) != u32::from_le_bytes([c0, c1, c2, c3]) {
        return Err(CodeError::Altered);
    }
    if rules != G::RULES_VERSION {
        return Err(CodeError::OtherVersion { found: rules });
    }
    let rest = &bytes[HEAD..];
    let (options, steps) = rest.split_at_checked(u16::from_le_bytes([o0, o1]).into()).ok_or(CodeError::Unreadable)?;
    let options: G::Options = serde_json::from_slice(options).map_err(|_| CodeError::Unreadable)?;
    let mut record =
        Record::new(options, Seed(u64::from_le_bytes(seed))).map_err(|_| CodeError::Illegal { step: None })?;
    decode_steps(&mut record, steps)?;
    Ok(record)
}

/// The record without its steps: the deal alone. Knows no game, so nothing is replayed; what is no record is refused.
pub fn without_steps(bytes: &[u8]) -> Result<Vec<u8>, CodeError> {
    let length: [u8; 2] = bytes.get(15..HEAD).and_then(|two| two.try_into().ok()).ok_or(CodeError::Unreadable)?;
    let end = HEAD + usize::from(u16::from_le_bytes(length));
    let mut deal = bytes.get(..end).ok_or(CodeError::Unreadable)?.to_vec();
    // The bit stream of no steps: a 0 that ends it.
    deal.push(0);
    let sum = checksum(&deal[7..]).to_le_bytes();
    deal[3..7].copy_from_slice(&sum);
    Ok(deal)
}

/// The seed of an encoded record, whichever game it is of.
pub fn seed_of(bytes: &[u8]) -> Option<Seed> {
    Some(Seed(u64::from_le_bytes(bytes.get(7..15)?.try_into().ok()?)))
}

fn decode_steps<G: Game>(record: &mut Record<G>, bytes: &[u8]) -> Result<(), CodeError> {
    let mut bits = BitReader { bytes, place: 0 };
    let mut game = G::setup(&record.options, record.seed, &mut Nobody);
    let mut legal = Vec::new();
    while bits.read(1)? == 1 {
        let broken = CodeError::Illegal { step: Some(record.steps.len()) };
        let asked = game.waiting_for();
        let seat = bits.read(width(asked.len()))? as usize;
        let seat = asked.iter().nth(seat).ok_or(broken)?;
        game.legal_actions(seat, &mut legal);
        let action = *legal.get(bits.read(width(legal.len()))? as usize).ok_or(broken)?;
        game.resolve(seat, action, &mut Nobody);
        record.steps.push(Step { seat, action });
    }
    Ok(())
}

/// The bits that tell `choices` apart.
fn width(choices: usize) -> u32 {
    usize::BITS - choices.saturating_sub(1).leading_zeros()
}

#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

impl BitWriter {
    fn write(&mut self, value: u32, width: u32) {
        for place in (0..width).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            let bit = (value >> place & 1) as u8;
            *self.bytes.last_mut().expect("a byte was pushed") |= bit << (7 - self.used % 8);
            self.used += 1;
        }
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    place: usize,
}

impl BitReader<'_> {
    fn read(&mut self, width: u32) -> Result<u32, CodeError> {
        let mut value = 0;
        for _ in 0..width {
            let byte = self.bytes.get(self.place / 8).ok_or(CodeError::Unreadable)?;
            value = value << 1 | u32::from(byte >> (7 - self.place % 8) & 1);
            self.place += 1;
        }
        Ok(value)
    }
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as text that a URL fragment takes as it is (base64url without padding).
///
/// ```
/// use quintain::kernel::code::{from_text, to_text};
/// assert_eq!(from_text(&to_text(b"oak")).unwrap(), b"oak");
/// ```
pub fn to_text(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let wide = chunk.iter().fold(0u32, |wide, &byte| wide << 8 | u32::from(byte)) << (8 * (3 - chunk.len()));
        for place in 0..=chunk.len() {
            text.push(char::from(LETTERS[(wide >> (18 - 6 * place)) as usize & 63]));
        }
    }
    text
}

/// Reads what [`to_text`] wrote.
pub fn from_text(text: &str) -> Result<Vec<u8>, CodeError> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.as_bytes().chunks(4) {
        if chunk.len() == 1 {
            return Err(CodeError::Unreadable);
        }
        let mut wide = 0u32;
        for place in 0..4 {
            let digit = match chunk.get(place) {
                Some(letter) => LETTERS.iter().position(|l| l == letter).ok_or(CodeError::Unreadable)?,
                None => 0,
            };
            wide = wide << 6 | digit as u32;
        }
        bytes.extend_from_slice(&wide.to_be_bytes()[1..chunk.len()]);
    }
    Ok(bytes)
}
