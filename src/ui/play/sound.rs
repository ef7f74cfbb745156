//! The sounds of the table, synthesized: small and dry. Off until wanted.

use std::cell::RefCell;

use web_sys::{AudioContext, OscillatorType};

use crate::play::Sound;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// One struck note.
struct Note {
    /// When it begins, in seconds from now.
    at: f64,
    /// How long it rings.
    length: f64,
    /// Its pitch at the start and at the end, in hertz.
    pitch: (f32, f32),
    /// How loud, 0 to 1.
    level: f32,
    /// Its colour.
    wave: OscillatorType,
}

impl Note {
    const fn new(at: f64, length: f64, pitch: (f32, f32), level: f32, wave: OscillatorType) -> Note {
        Note { at, length, pitch, level, wave }
    }
}

/// The notes of a sound.
fn notes(sound: Sound) -> Vec<Note> {
    use OscillatorType::{Sawtooth, Sine, Square, Triangle};
    match sound {
        // Wood on wood, 60 ms a square, as the disc hops.
        Sound::Tocks(squares) => (0..squares.clamp(1, 6))
            .map(|n| Note::new(f64::from(n) * 0.06, 0.035, (820.0, 310.0), 0.5, Triangle))
            .collect(),
        // Vellum: a flutter of very short, high, quiet notes.
        Sound::Rustle => (0..9_u8)
            .map(|n| {
                let high = 1900.0 + f32::from(n * 37 % 11) * 260.0;
                Note::new(f64::from(n) * 0.024, 0.02, (high, high * 0.6), 0.09, Sawtooth)
            })
            .collect(),
        Sound::Coin => vec![
            Note::new(0.0, 0.09, (1320.0, 1320.0), 0.22, Square),
            Note::new(0.07, 0.28, (1760.0, 1760.0), 0.2, Square),
        ],
        Sound::Drum => {
            vec![Note::new(0.0, 0.22, (150.0, 52.0), 0.9, Sine), Note::new(0.0, 0.03, (420.0, 120.0), 0.25, Triangle)]
        }
        Sound::Lute => vec![
            Note::new(0.0, 0.5, (392.0, 391.0), 0.35, Triangle),
            Note::new(0.09, 0.6, (587.3, 586.0), 0.28, Triangle),
        ],
        Sound::Bell => [(523.3, 0.3), (1256.0, 0.16), (1884.0, 0.1), (2825.0, 0.05)]
            .map(|(pitch, level)| Note::new(0.0, 1.4, (pitch, pitch), level, Sine))
            .into(),
    }
}

/// Plays a sound; `volume` goes from 0 to 10. Where sound is refused nothing happens.
pub fn play(sound: Sound, volume: u8) {
    let ready = CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        context.clone()
    });
    let Some(context) = ready else { return };
    // Browsers let sound begin only after a press; a context made before it is asleep.
    let _ = context.resume();
    let loudness = f32::from(volume.min(10)) / 10.0;
    for note in notes(sound) {
        // A note that cannot be struck is left out: sound is never needed.
        let _ = strike(&context, &note, note.level * loudness * 0.5);
    }
}

fn strike(context: &AudioContext, note: &Note, level: f32) -> Result<(), web_sys::wasm_bindgen::JsValue> {
    let start = context.current_time() + note.at;
    let end = start + note.length;
    let (tone, loud) = (context.create_oscillator()?, context.create_gain()?);
    tone.set_type(note.wave);
    tone.frequency().set_value_at_time(note.pitch.0, start)?;
    tone.frequency().exponential_ramp_to_value_at_time(note.pitch.1, end)?;
    loud.gain().set_value_at_time(level.max(0.0001), start)?;
    loud.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
    tone.connect_with_audio_node(&loud)?;
    loud.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(start)?;
    tone.stop_with_when(end)
}
