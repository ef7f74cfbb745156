//! The search in the rules: which sections hold all the words that were typed, whatever their case and accents.

use crate::locales::letters::small;
use crate::locales::rules::{Art, Block, Figure, Section, T};

/// A text in lower case, without accents or ligatures, so that "etudes" finds « Études ».
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().map(small) {
        match letter {
            'à' | 'â' | 'ä' => folded.push('a'),
            'ç' => folded.push('c'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' => folded.push('i'),
            'ô' | 'ö' => folded.push('o'),
            'ù' | 'û' | 'ü' => folded.push('u'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '’' => folded.push('\''),
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            '−' => folded.push('-'),
            _ => folded.push(letter),
        }
    }
    folded
}

/// All texts of a block.
fn texts(block: &Block) -> Vec<T> {
    match block {
        Block::Text(text) | Block::Example(text) => vec![*text],
        Block::List(items) | Block::Steps(items) => items.to_vec(),
        Block::Table(head, rows) => head.iter().chain(rows.iter().copied().flatten()).copied().collect(),
        Block::Figure(Figure::Lane(_), caption) => vec![*caption],
        Block::Figure(Figure::Row(pieces), caption) => {
            let words = pieces.iter().filter(|piece| !matches!(piece.art, Art::Sign(_))).map(|piece| piece.label);
            words.chain([*caption]).collect()
        }
        Block::Ruling(_, text, why) => vec![*text, *why],
        Block::Word(word, meaning) => vec![*word, *meaning],
    }
}

/// All texts of a section, its title first, with their markup.
pub fn words_of(section: &Section) -> Vec<T> {
    std::iter::once(section.title).chain(section.blocks.iter().flat_map(texts)).collect()
}

/// Does a text hold every word of the query? An empty query is held by every text.
pub fn holds(text: &str, query: &str) -> bool {
    let (text, query) = (fold(text), fold(query));
    query.split_whitespace().all(|word| text.contains(word))
}
