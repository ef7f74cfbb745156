//! QR codes (ISO/IEC 18004): bytes at error level L, versions 1 to 40, as a square of modules and as one SVG path.

/// Codewords of error correction in each block, by version, level L.
const CORRECTION: [u8; 40] = [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];
/// Blocks, by version, level L.
const BLOCKS: [u8; 40] = [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
    19, 20, 21, 22, 24, 25,
];
/// The two bits of level L in the format.
const LEVEL_L: u32 = 1;

/// A square of modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// Modules along a side.
    pub size: usize,
    dark: Vec<bool>,
    /// Modules that belong to the pattern itself and bear no data.
    fixed: Vec<bool>,
}

impl Qr {
    /// The code of a text, with the mask that is easiest to read; `None` if the text is too long for any version.
    pub fn encode(text: &str) -> Option<Qr> {
        let masked = (0..8).map(|mask| Qr::with_mask(text, mask));
        masked.flatten().min_by_key(Qr::penalty)
    }

    /// The code of a text with one of the eight masks.
    pub fn with_mask(text: &str, mask: u8) -> Option<Qr> {
        let version = (1..=40).find(|&version| bits_needed(text, version) <= data_codewords(version) * 8)?;
        let codewords = interleave(&data(text, version), version);
        let mut qr = Qr::blank(version);
        qr.lay(&codewords);
        qr.mask(mask);
        qr.format(mask);
        Some(qr)
    }

    /// Is the module at this column and row dark?
    pub fn is_dark(&self, x: usize, y: usize) -> bool {
        self.dark[y * self.size + x]
    }

    /// The dark modules as an SVG path, a unit for each, without the quiet zone of four around.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for y in 0..self.size {
            let mut x = 0;
            while x < self.size {
                let run = (x..self.size).take_while(|&x| self.is_dark(x, y)).count();
                if run > 0 {
                    path.push_str(&format!("M{x} {y}h{run}v1h-{run}z"));
                }
                x += run.max(1);
            }
        }
        path
    }

    /// The patterns of a version, without data.
    fn blank(version: usize) -> Qr {
        let size = version * 4 + 17;
        let mut qr = Qr { size, dark: vec![false; size * size], fixed: vec![false; size * size] };
        for i in 0..size {
            qr.fix(6, i, i % 2 == 0);
            qr.fix(i, 6, i % 2 == 0);
        }
        for (x, y) in [(3, 3), (size as i32 - 4, 3), (3, size as i32 - 4)] {
            qr.finder(x, y);
        }
        let places = alignments(version);
        let last = places.len().saturating_sub(1);
        for (i, &x) in places.iter().enumerate() {
            for (j, &y) in places.iter().enumerate() {
                // Three corners are taken by the finders.
                if !matches!((i, j), (0, 0)) && (i, j) != (0, last) && (i, j) != (last, 0) {
                    qr.alignment(x, y);
                }
            }
        }
        qr.format(0);
        qr.version_bits(version);
        qr
    }

    fn fix(&mut self, x: usize, y: usize, dark: bool) {
        self.dark[y * self.size + x] = dark;
        self.fixed[y * self.size + x] = true;
    }

    fn finder(&mut self, x: i32, y: i32) {
        let inside = 0..self.size as i32;
        for dy in -4..=4i32 {
            for dx in -4..=4i32 {
                let (x, y, ring) = (x + dx, y + dy, dx.abs().max(dy.abs()));
                if inside.contains(&x) && inside.contains(&y) {
                    self.fix(x as usize, y as usize, ring != 2 && ring != 4);
                }
            }
        }
    }

    fn alignment(&mut self, x: usize, y: usize) {
        for dy in 0..5usize {
            for dx in 0..5usize {
                let ring = dx.abs_diff(2).max(dy.abs_diff(2));
                self.fix(x + dx - 2, y + dy - 2, ring != 1);
            }
        }
    }

    /// Level and mask, twice, with their own correction.
    fn format(&mut self, mask: u8) {
        let data = LEVEL_L << 3 | u32::from(mask);
        let rest = (0..10).fold(data, |rest, _| (rest << 1) ^ ((rest >> 9) * 0x537));
        let bits = (data << 10 | rest) ^ 0x5412;
        let bit = |i: usize| bits >> i & 1 == 1;
        let size = self.size;
        for i in 0..6 {
            self.fix(8, i, bit(i));
            self.fix(5 - i, 8, bit(9 + i));
        }
        self.fix(8, 7, bit(6));
        self.fix(8, 8, bit(7));
        self.fix(7, 8, bit(8));
        (0..8).for_each(|i| self.fix(size - 1 - i, 8, bit(i)));
        (8..15).for_each(|i| self.fix(8, size - 15 + i, bit(i)));
        self.fix(8, size - 8, true);
    }

    /// From version 7 on the version itself stands in two places.
    fn version_bits(&mut self, version: usize) {
        if version < 7 {
            return;
        }
        let rest = (0..12).fold(version as u32, |rest, _| (rest << 1) ^ ((rest >> 11) * 0x1F25));
        let bits = (version as u32) << 12 | rest;
        for i in 0..18 {
            let (a, b) = (self.size - 11 + i % 3, i / 3);
            self.fix(a, b, bits >> i & 1 == 1);
            self.fix(b, a, bits >> i & 1 == 1);
        }
    }

    /// Lays the codewords in two-module columns, upwards and downwards in turn, from the right.
    fn lay(&mut self, codewords: &[u8]) {
        let size = self.size;
        let columns = (0..size).rev().step_by(2).map(|right| if right <= 6 { right.wrapping_sub(1) } else { right });
        let mut place = 0;
        for (turn, right) in columns.filter(|&right| right < size && right > 0).enumerate() {
            for step in 0..size {
                let y = if turn % 2 == 0 { size - 1 - step } else { step };
                for x in [right, right - 1] {
                    if !self.fixed[y * size + x] && place < codewords.len() * 8 {
                        self.dark[y * size + x] = codewords[place / 8] >> (7 - place % 8) & 1 == 1;
                        place += 1;
                    }
                }
            }
        }
    }

    fn mask(&mut self, mask: u8) {
        for y in 0..self.size {
            for x in 0..self.size {
                let flip = match mask {
                    0 => (x + y) % 2 == 0,
                    1 => y % 2 == 0,
                    2 => x % 3 == 0,
                    3 => (x + y) % 3 == 0,
                    4 => (x / 3 + y / 2) % 2 == 0,
                    5 => x * y % 2 + x * y % 3 == 0,
                    6 => (x * y % 2 + x * y % 3) % 2 == 0,
                    _ => ((x + y) % 2 + x * y % 3) % 2 == 0,
                };
                let at = y * self.size + x;
                self.dark[at] ^= flip && !self.fixed[at];
            }
        }
    }

    /// How hard the code is to read: long runs, blocks of one colour, patterns like a finder, too much of one colour.
    fn penalty(&self) -> u32 {
        let size = self.size;
        let mut sum = 0;
        for line in 0..size {
            sum += line_penalty((0..size).map(|i| self.is_dark(i, line)));
            sum += line_penalty((0..size).map(|i| self.is_dark(line, i)));
        }
        for y in 0..size - 1 {
            for x in 0..size - 1 {
                let dark = self.is_dark(x, y);
                let block = [(1, 0), (0, 1), (1, 1)].iter().all(|&(dx, dy)| self.is_dark(x + dx, y + dy) == dark);
                sum += if block { 3 } else { 0 };
            }
        }
        let dark = self.dark.iter().filter(|&&dark| dark).count() as u32;
        let share = dark * 100 / (size * size) as u32;
        sum + share.abs_diff(50) / 5 * 10
    }
}

fn line_penalty(modules: impl Iterator<Item = bool>) -> u32 {
    let (mut sum, mut run, mut last, mut bits) = (0, 0u32, None, 0u32);
    for dark in modules {
        run = if last == Some(dark) { run + 1 } else { 1 };
        last = Some(dark);
        sum += match run {
            5 => 3,
            6.. => 1,
            _ => 0,
        };
        bits = (bits << 1 | u32::from(dark)) & 0x7FF;
        if matches!(bits, 0x05D | 0x5D0) {
            sum += 40;
        }
    }
    sum
}

/// The middles of the small squares, along both sides.
fn alignments(version: usize) -> Vec<usize> {
    if version == 1 {
        return Vec::new();
    }
    let count = version / 7 + 2;
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2;
    let mut places: Vec<usize> = (0..count - 1).map(|i| version * 4 + 10 - i * step).collect();
    places.push(6);
    places.reverse();
    places
}

/// All codewords of a version: the modules that are not part of the pattern, by eight.
fn all_codewords(version: usize) -> usize {
    let mut modules = (16 * version + 128) * version + 64;
    if version >= 2 {
        let count = version / 7 + 2;
        modules -= (25 * count - 10) * count - 55;
        if version >= 7 {
            modules -= 36;
        }
    }
    modules / 8
}

fn data_codewords(version: usize) -> usize {
    all_codewords(version) - usize::from(CORRECTION[version - 1]) * usize::from(BLOCKS[version - 1])
}

/// The bits of the length.
fn length_bits(version: usize) -> usize {
    if version < 10 { 8 } else { 16 }
}

fn bits_needed(text: &str, version: usize) -> usize {
    4 + length_bits(version) + text.len() * 8
}

/// Mode, length, bytes, end, and filling.
fn data(text: &str, version: usize) -> Vec<u8> {
    let room = data_codewords(version);
    let mut bits: Vec<bool> = Vec::with_capacity(room * 8);
    let mut push = |value: usize, width: usize| bits.extend((0..width).rev().map(|place| value >> place & 1 == 1));
    push(4, 4);
    push(text.len(), length_bits(version));
    text.bytes().for_each(|byte| push(usize::from(byte), 8));
    push(0, 4.min(room * 8 - bits_needed(text, version)));
    bits.resize(bits.len().next_multiple_of(8), false);
    let mut bytes: Vec<u8> =
        bits.chunks(8).map(|eight| eight.iter().fold(0, |byte, &bit| byte << 1 | u8::from(bit))).collect();
    let filling = [0xEC, 0x11].into_iter().cycle().take(room - bytes.len());
    bytes.extend(filling);
    bytes
}

/// Parts the data into blocks, corrects each, and takes from all in turn.
fn interleave(data: &[u8], version: usize) -> Vec<u8> {
    let (blocks, correction) = (usize::from(BLOCKS[version - 1]), usize::from(CORRECTION[version - 1]));
    let (short, longer) = (data.len() / blocks, data.len() % blocks);
    let divisor = divisor(correction);
    let mut parts: Vec<&[u8]> = Vec::new();
    let mut rest = data;
    for block in 0..blocks {
        let (part, left) = rest.split_at(short + usize::from(block >= blocks - longer));
        parts.push(part);
        rest = left;
    }
    let corrections: Vec<Vec<u8>> = parts.iter().map(|part| remainder(part, &divisor)).collect();
    let in_turn = (0..=short).flat_map(|i| parts.iter().filter_map(move |part| part.get(i)).copied());
    let mut result: Vec<u8> = in_turn.collect();
    result.extend((0..correction).flat_map(|i| corrections.iter().map(move |part| part[i])));
    result
}

/// A product in the field of 256 with x⁸ + x⁴ + x³ + x² + 1.
fn times(x: u8, y: u8) -> u8 {
    (0..8).rev().fold(0u8, |z, place| (z << 1) ^ ((z >> 7) * 0x1D) ^ ((y >> place & 1) * x))
}

/// The polynomial whose roots are the first powers of 2, without its leading 1.
fn divisor(degree: usize) -> Vec<u8> {
    let mut result = vec![0u8; degree];
    result[degree - 1] = 1;
    let mut root = 1;
    for _ in 0..degree {
        for i in 0..degree {
            result[i] = times(result[i], root) ^ result.get(i + 1).copied().unwrap_or(0);
        }
        root = times(root, 2);
    }
    result
}

fn remainder(data: &[u8], divisor: &[u8]) -> Vec<u8> {
    let mut result = vec![0u8; divisor.len()];
    for &byte in data {
        let factor = byte ^ result.remove(0);
        result.push(0);
        result.iter_mut().zip(divisor).for_each(|(part, &by)| *part ^= times(by, factor));
    }
    result
}
