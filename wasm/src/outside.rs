//! What the module asks of whoever runs it.

use ashtapada_local::tables::Host;
use ashtapada_room::Now;

/// Clocks and random numbers of whoever runs the module.
pub struct Outside;

#[cfg(target_arch = "wasm32")]
mod host {
    #[link(wasm_import_module = "host")]
    unsafe extern "C" {
        /// Milliseconds since some moment.
        pub safe fn ticks() -> f64;
        /// Unix time in milliseconds.
        pub safe fn wall() -> f64;
        /// Fills so many bytes from an address, so that nobody can guess them.
        pub fn random(at: *mut u8, length: u32);
        /// Tells a part of an answer, a text of so many bytes at an address.
        pub fn tell(at: *const u8, length: u32);
        /// Gives a file to be kept: its name, and its bytes.
        pub fn keep(name: *const u8, name_length: u32, at: *const u8, length: u32);
    }
}

/// The same for tests on this machine.
#[cfg(not(target_arch = "wasm32"))]
mod host {
    pub fn ticks() -> f64 {
        0.0
    }
    pub fn wall() -> f64 {
        1_790_000_000_000.0
    }
    /// # Safety
    /// The bytes are there.
    pub unsafe fn random(at: *mut u8, length: u32) {
        // SAFETY: as the caller promises.
        unsafe { std::slice::from_raw_parts_mut(at, length as usize) }.fill(7);
    }
    /// # Safety
    /// The bytes are there.
    pub unsafe fn tell(_at: *const u8, _length: u32) {}
    /// # Safety
    /// The bytes are there.
    pub unsafe fn keep(_name: *const u8, _name_length: u32, _at: *const u8, _length: u32) {}
}

impl Host for Outside {
    fn now(&self) -> Now {
        Now { ticks: host::ticks() as u64, wall: host::wall() as u64 }
    }

    fn random(&mut self, bytes: &mut [u8]) {
        // SAFETY: the bytes are ours, and there.
        unsafe { host::random(bytes.as_mut_ptr(), bytes.len() as u32) }
    }
}

/// Tells a part of an answer.
pub fn tell(text: &str) {
    // SAFETY: the bytes are ours, and there until it returns.
    unsafe { host::tell(text.as_ptr(), text.len() as u32) }
}

/// Gives a file to be kept.
pub fn keep(name: &str, bytes: &[u8]) {
    // SAFETY: the bytes are ours, and there until it returns.
    unsafe { host::keep(name.as_ptr(), name.len() as u32, bytes.as_ptr(), bytes.len() as u32) }
}
