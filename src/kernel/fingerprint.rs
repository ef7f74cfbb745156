//! A stable 64-bit hash of any value: the same natively and in wasm, today and in later versions.

use std::hash::{Hash, Hasher};

/// FNV-1a over the value's `Hash`, with `usize` widened so that 32-bit and 64-bit machines agree.
///
/// ```
/// assert_eq!(quintain::kernel::fingerprint(&[1u8, 2, 3]), quintain::kernel::fingerprint(&[1u8, 2, 3]));
/// ```
pub fn fingerprint(value: &impl Hash) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
}

/// FNV-1a over plain bytes: the checksum of links and files.
pub fn checksum(bytes: &[u8]) -> u32 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    hasher.write(bytes);
    let wide = hasher.finish();
    (wide >> 32) as u32 ^ wide as u32
}

struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write(&(n as u64).to_le_bytes());
    }

    fn write_isize(&mut self, n: isize) {
        self.write(&(n as i64).to_le_bytes());
    }
}
