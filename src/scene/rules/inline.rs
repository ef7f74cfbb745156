//! The light markup inside a text of the rules: strong words, rule numbers, links, symbols.

use super::{Reader, element_id};
use crate::route::Route;

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    /// Words as they are.
    Plain(&'a str),
    /// Strong words begin or end.
    Strong,
    /// A rule is stated here.
    Anchor(&'a str),
    /// A rule is cited.
    Cite(&'a str),
    /// A link to a section, with its words.
    Link(&'a str, &'a str),
    /// A symbol of the sprite.
    Symbol(&'a str),
}

/// Cuts a text into tokens. An opening sign without its closing one is plain text.
fn tokens(mut text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    while let Some(at) = text.find(['*', '{', '[', '<']) {
        let (before, sign) = text.split_at(at);
        if !before.is_empty() {
            found.push(Token::Plain(before));
        }
        let (token, rest) = special(sign);
        found.push(token);
        text = rest;
    }
    if !text.is_empty() {
        found.push(Token::Plain(text));
    }
    found
}

/// The token that starts with a sign, and what follows it.
fn special(text: &str) -> (Token<'_>, &str) {
    let (sign, rest) = text.split_at(1);
    let close = match sign {
        "{" => '}',
        "[" => ']',
        "<" => '>',
        _ => return (Token::Strong, rest),
    };
    let Some((inside, after)) = rest.split_once(close) else { return (Token::Plain(sign), rest) };
    let token = match (sign, inside.split_once('|')) {
        ("{", _) => Token::Anchor(inside),
        ("<", _) => Token::Symbol(inside),
        (_, Some((section, words))) => Token::Link(section, words),
        (_, None) => Token::Cite(inside),
    };
    (token, after)
}

/// A text as markup.
pub fn rich(reader: Reader, text: &str) -> String {
    let mut strong = false;
    let mut out = String::new();
    for token in tokens(text) {
        match token {
            Token::Plain(words) => out += &words.replace('&', "&amp;"),
            Token::Strong => {
                out += if strong { "</strong>" } else { "<strong>" };
                strong = !strong;
            }
            Token::Anchor(number) => out += &anchor(reader, number),
            Token::Cite(number) => out += &citation(reader, number),
            Token::Link(section, words) => out += &format!(r#"<a href="{}">{words}</a>"#, address(reader, section)),
            Token::Symbol(id) => {
                out += &format!(
                    r##"<svg class="rf-ic halo" viewBox="0 0 64 64" aria-hidden="true"><use href="#{id}"/></svg>"##
                );
            }
        }
    }
    out
}

fn address(reader: Reader, anchor: &str) -> String {
    Route::Rules(reader.game, Some(anchor.to_ascii_lowercase())).href()
}

/// Where a rule is stated: its number, which is also the link to itself.
fn anchor(reader: Reader, number: &str) -> String {
    let said = (reader.language.texts().rules.rule)(number);
    let (id, href) = (element_id(number), address(reader, number));
    format!(r#"<a class="rn" id="{id}" href="{href}" aria-label="{said}">{number}</a>"#)
}

/// Where a rule is cited.
pub fn citation(reader: Reader, number: &str) -> String {
    let said = (reader.language.texts().rules.rule)(number);
    format!(r#"<a class="rn cite" href="{}" aria-label="{said}">{number}</a>"#, address(reader, number))
}

/// The text without markup, for the search.
pub fn plain(text: &str) -> String {
    tokens(text)
        .into_iter()
        .map(|token| match token {
            Token::Plain(words) | Token::Anchor(words) | Token::Cite(words) | Token::Link(_, words) => words,
            Token::Strong | Token::Symbol(_) => "",
        })
        .collect()
}

/// The rules stated in a text.
pub fn anchors(text: &str) -> Vec<&str> {
    let stated = |token| if let Token::Anchor(number) = token { Some(number) } else { None };
    tokens(text).into_iter().filter_map(stated).collect()
}

/// The anchors a text leads to: rules it cites, sections it links.
pub fn citations(text: &str) -> Vec<&str> {
    let cited = |token| match token {
        Token::Cite(anchor) | Token::Link(anchor, _) => Some(anchor),
        Token::Plain(_) | Token::Strong | Token::Anchor(_) | Token::Symbol(_) => None,
    };
    tokens(text).into_iter().filter_map(cited).collect()
}
