//! Builds anew when a game or a language is added: the files themselves are watched where they are embedded.

fn main() {
    for folder in ["games", "documents", "locales", "daily", "guided", "moments"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
