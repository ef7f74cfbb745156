//! Capital and small letters of the two languages. The library knows those of all languages, and its tables weigh.

/// Capitals outside ASCII, and their small letters.
const PAIRS: [(char, char); 18] = [
    ('À', 'à'),
    ('Â', 'â'),
    ('Ä', 'ä'),
    ('Æ', 'æ'),
    ('Ç', 'ç'),
    ('È', 'è'),
    ('É', 'é'),
    ('Ê', 'ê'),
    ('Ë', 'ë'),
    ('Î', 'î'),
    ('Ï', 'ï'),
    ('Ô', 'ô'),
    ('Ö', 'ö'),
    ('Ù', 'ù'),
    ('Û', 'û'),
    ('Ü', 'ü'),
    ('Ÿ', 'ÿ'),
    ('Œ', 'œ'),
];

/// The small letter of a capital; any other as it is.
pub fn small(letter: char) -> char {
    PAIRS.iter().find(|(capital, _)| *capital == letter).map_or(letter.to_ascii_lowercase(), |(_, small)| *small)
}

/// A text in small letters.
pub fn lower(text: &str) -> String {
    text.chars().map(small).collect()
}

/// A sentence with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| {
        PAIRS.iter().find(|(_, small)| *small == first).map_or(first.to_ascii_uppercase(), |(capital, _)| *capital)
    });
    first.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_library() {
        for letter in ('\0'..='\u{17f}')
            .filter(|letter| PAIRS.iter().any(|(a, b)| a == letter || b == letter) || letter.is_ascii())
        {
            assert_eq!(small(letter).to_string(), letter.to_lowercase().to_string());
            assert_eq!(capital(&letter.to_string()), letter.to_uppercase().to_string());
        }
        assert_eq!(lower("Écuyer 3"), "écuyer 3");
        assert_eq!(capital("écuyer"), "Écuyer");
        assert_eq!(capital(""), "");
    }
}
