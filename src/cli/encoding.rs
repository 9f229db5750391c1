//! The bytes of a file as text.

/// The text of a file in UTF-8, or in UTF-16 with the byte order mark with which some editors begin it.
///
/// # Errors
/// It is neither: the number of the first byte (from 1) that cannot be read.
pub fn text_of(bytes: Vec<u8>) -> Result<String, usize> {
    let wide = match bytes.as_slice() {
        [0xff, 0xfe, rest @ ..] => Some((rest, u16::from_le_bytes as fn([u8; 2]) -> u16)),
        [0xfe, 0xff, rest @ ..] => Some((rest, u16::from_be_bytes as fn([u8; 2]) -> u16)),
        _ => None,
    };
    let Some((rest, unit)) = wide else {
        return String::from_utf8(bytes).map_err(|error| error.utf8_error().valid_up_to() + 1);
    };
    let (pairs, odd) = rest.as_chunks::<2>();
    let mut text = String::with_capacity(pairs.len());
    let mut at = 3;
    for read in char::decode_utf16(pairs.iter().map(|&pair| unit(pair))) {
        let letter = read.map_err(|_| at)?;
        at += 2 * letter.len_utf16();
        text.push(letter);
    }
    if odd.is_empty() { Ok(text) } else { Err(at) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read_in_the_encodings_that_name_themselves() {
        let text = "[South \"Żółw 🐢\"]\n";
        assert_eq!(text_of(text.into()).as_deref(), Ok(text));
        let wide = |mark: [u8; 2], bytes: fn(u16) -> [u8; 2]| {
            [mark.as_slice(), &text.encode_utf16().flat_map(bytes).collect::<Vec<_>>()].concat()
        };
        assert_eq!(text_of(wide([0xff, 0xfe], u16::to_le_bytes)).as_deref(), Ok(text));
        assert_eq!(text_of(wide([0xfe, 0xff], u16::to_be_bytes)).as_deref(), Ok(text));
        assert_eq!(text_of(vec![0xff, 0xfe]).as_deref(), Ok(""));
        // Half a letter, half a pair, and a text in an encoding that does not name itself.
        assert_eq!(text_of(vec![0xff, 0xfe, b'a', 0, b'b']), Err(5));
        assert_eq!(text_of(vec![0xff, 0xfe, 0x00, 0xd8, b'a', 0]), Err(3));
        assert_eq!(text_of(b"[South \"\xaf\xf3\xb3w\"]".to_vec()), Err(9));
    }
}
