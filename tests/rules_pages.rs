//! The rules pages tell every rule of `docs/rules`, in both languages, with anchors that lead somewhere, and set in the
//! typography of each language.

use std::collections::{BTreeMap, BTreeSet};

use quintain::locales::Language;
use quintain::locales::rules::{Block, Section, T, book};
use quintain::route::GameId;
use quintain::scene::rules::{Reader, anchors, citations, holds, plain, sections, words_of};

const NNBSP: char = '\u{202f}';

fn reference(game: GameId) -> (char, String) {
    let letter = match game {
        GameId::Academy => 'A',
        GameId::Tourney => 'T',
        GameId::Blazons => 'B',
    };
    let path = format!("{}/docs/rules/{}.md", env!("CARGO_MANIFEST_DIR"), game.name());
    (letter, std::fs::read_to_string(path).expect("the reference is in the repository"))
}

/// The rule numbers named in a text, such as A10.
fn numbers(letter: char, text: &str) -> BTreeSet<String> {
    let is_number = |word: &&str| {
        word.strip_prefix(letter).is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()))
    };
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter(is_number).map(str::to_owned).collect()
}

/// All texts of a game's page, the score sheet included.
fn all_texts(game: GameId) -> Vec<T> {
    let book = book(game);
    let mut texts: Vec<T> = sections(book).flat_map(words_of).collect();
    texts.extend(book.chapters.iter().map(|chapter| chapter.title));
    texts.push(book.sheet.note);
    texts.extend(book.sheet.tables.iter().flat_map(|(head, rows)| head.iter().chain(*rows)).copied());
    texts
}

fn stated(game: GameId, language: Language) -> BTreeMap<String, usize> {
    let mut count = BTreeMap::new();
    for text in all_texts(game) {
        for number in anchors(text.of(language)) {
            *count.entry(number.to_owned()).or_default() += 1;
        }
    }
    count
}

#[test]
fn every_rule_is_stated_once_in_each_language() {
    for game in GameId::ALL {
        let (letter, text) = reference(game);
        let wanted: BTreeMap<String, usize> = numbers(letter, &text).into_iter().map(|number| (number, 1)).collect();
        assert!(wanted.len() >= 29, "{game:?}: the reference has its rules");
        for language in Language::ALL {
            assert_eq!(stated(game, language), wanted, "{game:?} {language:?}");
        }
    }
}

#[test]
fn both_languages_anchor_and_cite_alike() {
    for text in GameId::ALL.into_iter().flat_map(all_texts) {
        assert_eq!(anchors(text.0), anchors(text.1), "{text:?}");
        let sorted = |text: &'static str| {
            let mut cited = citations(text);
            cited.sort_unstable();
            cited
        };
        assert_eq!(sorted(text.0), sorted(text.1), "{text:?}");
    }
}

#[test]
fn every_link_leads_to_a_section_or_a_rule_of_the_page() {
    for game in GameId::ALL {
        let (letter, text) = reference(game);
        let mut targets: BTreeSet<String> = numbers(letter, &text).iter().map(|number| number.to_lowercase()).collect();
        let ids = book(game)
            .chapters
            .iter()
            .flat_map(|chapter| std::iter::once(chapter.id).chain(chapter.sections.iter().map(|section| section.id)));
        for id in ids {
            assert!(id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{id} stands in addresses");
            assert!(targets.insert(id.to_owned()), "{game:?}: {id} is used twice");
        }
        for cited in all_texts(game).iter().flat_map(|text| citations(text.0)) {
            assert!(targets.contains(&cited.to_lowercase()), "{game:?}: nothing is at {cited}");
        }
    }
}

#[test]
fn every_ruling_of_the_reference_is_listed_with_its_reason() {
    for game in GameId::ALL {
        let (letter, text) = reference(game);
        let listed: BTreeSet<String> =
            sections(book(game)).flat_map(|section| section.blocks).filter_map(ruled).collect();
        // The reference counts its rules up; a number out of turn is a mere mention.
        let mut open = 0;
        let mut wanted = BTreeSet::new();
        for word in text.split_inclusive(|c: char| c.is_whitespace()) {
            let word = word.trim_matches(|c: char| c.is_whitespace() || c == '*');
            if word == format!("{letter}{}", open + 1) {
                open += 1;
            }
            if word.contains("[ruling]") && open > 0 {
                wanted.insert(format!("{letter}{open}"));
            }
        }
        let missing: Vec<_> = wanted.difference(&listed).collect();
        assert!(wanted.len() > 3 && missing.is_empty(), "{game:?}: no reason is given for {missing:?}");
    }
}

fn ruled(block: &Block) -> Option<String> {
    match block {
        Block::Ruling(number, text, why) if !text.0.is_empty() && !why.0.is_empty() => Some((*number).to_owned()),
        _ => None,
    }
}

#[test]
fn options_and_variants_have_an_example_each() {
    let wanted = [
        (GameId::Academy, &["two-players", "variants"][..], &["combining"][..]),
        (GameId::Blazons, &["variants"], &[]),
    ];
    let has_example = |section: &Section| section.blocks.iter().any(|block| matches!(block, Block::Example(_)));
    for (game, chapters, except) in wanted {
        for chapter in book(game).chapters.iter().filter(|chapter| chapters.contains(&chapter.id)) {
            for section in chapter.sections.iter().filter(|section| !except.contains(&section.id)) {
                assert!(has_example(section), "{game:?}: {} shows no example", section.id);
            }
        }
    }
    let others = [
        (GameId::Academy, "advanced"),
        (GameId::Academy, "open-scores"),
        (GameId::Academy, "table-values"),
        (GameId::Tourney, "name-after-draw"),
    ];
    for (game, id) in others {
        assert!(sections(book(game)).any(|section| section.id == id && has_example(section)), "{game:?} {id}");
    }
}

#[test]
fn french_is_set_as_french_is() {
    for text in GameId::ALL.into_iter().flat_map(all_texts).map(|text| plain(text.1)) {
        let letters: Vec<char> = text.chars().collect();
        for (at, &letter) in letters.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| letters[at]);
            match letter {
                ';' | ':' | '!' | '?' | '»' => assert_eq!(before, Some(NNBSP), "before {letter}: {text}"),
                '«' => assert_eq!(letters.get(at + 1), Some(&NNBSP), "after «: {text}"),
                '\'' | '"' | '“' | '”' => panic!("{letter} is no French sign: {text}"),
                _ => {}
            }
        }
        for wrong in ["1ère", "1ere", "2ème", "3ème", "oeu", "..."] {
            assert!(!text.contains(wrong), "{wrong}: {text}");
        }
    }
}

#[test]
fn english_is_set_as_english_is() {
    for text in GameId::ALL.into_iter().flat_map(all_texts).map(|text| plain(text.0)) {
        for wrong in [" ;", " :", " !", " ?", " .", " ,", "'", "\"", "«", "\u{202f}", "..."] {
            assert!(!text.contains(wrong), "{wrong:?}: {text}");
        }
    }
}

#[test]
fn no_sentence_is_left_untranslated() {
    for text in GameId::ALL.into_iter().flat_map(all_texts) {
        assert!(!text.0.contains("  ") && !text.1.contains("  "), "two spaces: {text:?}");
        assert_eq!(text.0.is_empty(), text.1.is_empty(), "{text:?}");
        let words = plain(text.0).split_whitespace().filter(|word| word.chars().all(char::is_alphabetic)).count();
        assert!(words < 3 || text.0 != text.1, "{text:?}");
    }
}

#[test]
fn markup_is_balanced_and_draws_symbols_that_exist() {
    let sprite =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/public/symbols.svg")).expect("the sprite");
    for game in GameId::ALL {
        for language in Language::ALL {
            let reader = Reader { language, game };
            let mut markup: String = sections(book(game)).map(|section| reader.section(section)).collect();
            markup += &reader.sheet(&book(game).sheet);
            for tag in
                ["p", "ul", "ol", "li", "table", "tr", "td", "th", "figure", "svg", "g", "strong", "a", "span", "div"]
            {
                let opened = markup.matches(&format!("<{tag} ")).count() + markup.matches(&format!("<{tag}>")).count();
                assert_eq!(opened, markup.matches(&format!("</{tag}>")).count(), "{game:?} {language:?}: {tag}");
            }
            for name in markup.split("<use href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(sprite.contains(&format!(r#"id="{name}""#)), "{game:?}: the sprite has no {name}");
            }
        }
    }
}

/// The words of some markup, as the page reads them.
fn words_in(markup: &str) -> String {
    markup.split('<').filter_map(|part| part.split_once('>')).map(|(_, words)| words).collect()
}

#[test]
fn the_search_minds_neither_case_nor_accents() {
    let found = |game, language, query: &str| {
        let reader = Reader { language, game };
        let words = |section: &Section| words_in(&(reader.title(section.title) + &reader.section(section)));
        let hits = sections(book(game)).filter(|section| holds(&words(section), query));
        hits.map(|section| section.id).collect::<Vec<_>>()
    };
    assert!(found(GameId::Academy, Language::Fr, "ETUDES malus").contains(&"education"));
    assert!(found(GameId::Academy, Language::En, "lap marker").contains(&"stacks"));
    assert!(found(GameId::Tourney, Language::En, "t35").contains(&"rulings"), "rule numbers are words too");
    assert!(found(GameId::Blazons, Language::Fr, "menetrier").contains(&"characters"));
    assert!(found(GameId::Blazons, Language::En, "zeppelin").is_empty());
    assert_eq!(found(GameId::Blazons, Language::En, "  ").len(), sections(book(GameId::Blazons)).count());
}

/// The pages that the app fetches are what the catalogue says. `QUINTAIN_BLESS=1` writes them anew.
#[test]
fn the_pages_that_are_fetched_are_up_to_date() {
    for game in GameId::ALL {
        for language in Language::ALL {
            let name = format!("public/rules/{}.{}.html", game.name(), language.tag());
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
            // A line for each heading, so that changes can be read.
            let page = Reader { language, game }.page().replace("<section", "\n<section") + "\n";
            if std::env::var_os("QUINTAIN_BLESS").is_some() {
                std::fs::create_dir_all(path.parent().expect("a folder")).expect("public can be written to");
                std::fs::write(&path, &page).expect("public can be written to");
            }
            let kept = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(kept == page, "{name} is out of date: QUINTAIN_BLESS=1 cargo test --test rules_pages");
        }
    }
}
