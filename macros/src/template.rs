//! One element with all it holds, as a template and the holes in it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use rstml::Infallible;
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeBlock};
use syn::spanned::Spanned;
use syn::{Block, Expr, ExprLit, Lit, Stmt};

/// An element as it is written.
pub type NodeElement = rstml::node::NodeElement<Infallible>;

/// No node: a hole at the end of what its parent holds.
const END: u8 = u8::MAX;

/// Elements that hold nothing and have no end.
const VOID: [&str; 4] = ["br", "hr", "img", "input"];

/// Elements that the browser's parser takes for SVG only within one.
const SVG: [&str; 19] = [
    "circle",
    "clipPath",
    "defs",
    "ellipse",
    "g",
    "image",
    "line",
    "linearGradient",
    "marker",
    "mask",
    "path",
    "pattern",
    "polygon",
    "polyline",
    "rect",
    "stop",
    "symbol",
    "text",
    "use",
];

/// A paragraph ends where one of these begins: the parser would tear the template apart.
const NOT_IN_A_PARAGRAPH: [&str; 16] = [
    "div", "dl", "fieldset", "footer", "form", "h1", "h2", "h3", "header", "nav", "ol", "p", "pre", "section", "table",
    "ul",
];

pub fn is_component(element: &NodeElement) -> bool {
    let name = element.name().to_string();
    name.rsplit("::").next().is_some_and(|last| last.trim().starts_with(|c: char| c.is_ascii_uppercase()))
}

/// The code that draws an element.
pub fn drawn(element: &NodeElement) -> TokenStream {
    let mut template = Template::default();
    template.element(element, &mut Vec::new(), false);
    let Template { html, nodes, places, holes, errors, .. } = template;
    let svg = SVG.contains(&tag(element).as_str());
    let nodes = proc_macro2::Literal::byte_string(&nodes.concat());
    quote! {{
        #(#errors)*
        #[allow(unused_imports)]
        use crate::ui::drawn::Still as _;
        static TEMPLATE: crate::ui::drawn::Template =
            crate::ui::drawn::Template { html: #html, svg: #svg, nodes: #nodes, places: &[#(#places),*] };
        crate::ui::drawn::Drawn::new(&TEMPLATE, vec![#(#holes),*])
    }}
}

#[derive(Default)]
struct Template {
    html: String,
    /// The ways from the root to the nodes that matter: child numbers, each way closed by `END`.
    nodes: Vec<Vec<u8>>,
    places: Vec<TokenStream>,
    holes: Vec<TokenStream>,
    errors: Vec<TokenStream>,
}

impl Template {
    /// Leptos evaluates what an element holds before its attributes; so does this.
    fn element(&mut self, element: &NodeElement, way: &mut Vec<u8>, in_paragraph: bool) {
        let tag = tag(element);
        if in_paragraph && NOT_IN_A_PARAGRAPH.contains(&tag.as_str()) {
            self.refuse(element.name(), "a paragraph cannot hold this element");
        }
        self.html.push('<');
        self.html.push_str(&tag);
        let changing: Vec<&KeyedAttribute> =
            element.attributes().iter().filter_map(|attribute| self.fixed(attribute)).collect();
        self.html.push('>');
        if !VOID.contains(&tag.as_str()) {
            self.children(element, way, in_paragraph || tag == "p");
            self.html.push_str("</");
            self.html.push_str(&tag);
            self.html.push('>');
        }
        for attribute in changing {
            self.changing(attribute, way);
        }
    }

    fn children(&mut self, element: &NodeElement, way: &mut Vec<u8>, in_paragraph: bool) {
        let mut count = 0;
        let mut text_before = false;
        // Holes wait for the next fixed sibling, before which they stand.
        let mut waiting: Vec<(u8, usize)> = Vec::new();
        for child in &element.children {
            let text = match child {
                Node::Text(text) => Some(text.value_string()),
                Node::RawText(raw) => Some(raw.to_string_best()),
                Node::Comment(_) => continue,
                _ => None,
            };
            let fixed_element = matches!(child, Node::Element(inner) if !is_component(inner));
            if text.is_none() && !fixed_element {
                let parent = self.node(way);
                waiting.push((parent, self.places.len()));
                self.places.push(TokenStream::new());
                self.holes.push(hole_of(child));
                continue;
            }
            // Two texts side by side would become one: an empty comment keeps them apart.
            if text.is_some() && text_before {
                self.html.push_str("<!---->");
                count += 1;
            }
            text_before = text.is_some();
            way.push(count);
            count += 1;
            if !waiting.is_empty() {
                let before = self.node(way);
                self.settle(&mut waiting, before);
            }
            match (text, child) {
                (Some(text), _) => escape(&mut self.html, &text),
                (None, Node::Element(inner)) => self.element(inner, way, in_paragraph),
                _ => unreachable!("only texts and elements are fixed"),
            }
            way.pop();
        }
        self.settle(&mut waiting, END);
    }

    fn settle(&mut self, waiting: &mut Vec<(u8, usize)>, before: u8) {
        for (parent, place) in waiting.drain(..) {
            self.places[place] =
                quote! { crate::ui::drawn::Place { node: #parent, what: crate::ui::drawn::What::Child(#before) } };
        }
    }

    /// The number of a node in the list of those that matter.
    fn node(&mut self, way: &[u8]) -> u8 {
        let mut entry = way.to_vec();
        entry.push(END);
        let number = self.nodes.iter().position(|node| *node == entry).unwrap_or_else(|| {
            self.nodes.push(entry);
            self.nodes.len() - 1
        });
        u8::try_from(number).ok().filter(|number| *number < END).expect("a view with fewer than 255 nodes that change")
    }

    /// Writes a fixed attribute into the template; hands back one that changes.
    fn fixed<'a>(&mut self, attribute: &'a NodeAttribute) -> Option<&'a KeyedAttribute> {
        let NodeAttribute::Attribute(attribute) = attribute else {
            self.refuse(attribute, "an element's attributes are named one by one");
            return None;
        };
        let key = attribute.key.to_string();
        let value = match (attribute.value(), attribute.value_literal_string()) {
            (None, _) => String::new(),
            (Some(Expr::Lit(ExprLit { lit: Lit::Bool(flag), .. })), _) if !key.contains(':') => {
                if !flag.value {
                    return None;
                }
                String::new()
            }
            (Some(_), Some(value)) if !key.contains(':') && key != "inner_html" => value,
            _ => return Some(attribute),
        };
        self.html.push(' ');
        self.html.push_str(&key);
        self.html.push_str("=\"");
        escape(&mut self.html, &value);
        self.html.push('"');
        None
    }

    fn changing(&mut self, attribute: &KeyedAttribute, way: &[u8]) {
        let key = attribute.key.to_string();
        let Some(value) = attribute.value() else { return };
        let span = attribute.key.span();
        let (what, hole) = match key.split_once(':') {
            Some(("on", event)) => on(event, value, span),
            Some(("class", name)) => (quote! { Class(#name) }, value_of(value)),
            Some(("prop", name)) => (quote! { Prop(#name) }, value_of(value)),
            None if key == "node_ref" => (quote! { Ref }, quote! { crate::ui::drawn::node_ref(#value) }),
            None if key == "inner_html" => (quote! { Html }, value_of(value)),
            None => (quote! { Attr(#key) }, value_of(value)),
            Some(_) => return self.refuse(&attribute.key, "only on:, class: and prop: are known here"),
        };
        let node = self.node(way);
        self.places.push(quote! { crate::ui::drawn::Place { node: #node, what: crate::ui::drawn::What::#what } });
        self.holes.push(hole);
    }

    fn refuse(&mut self, at: impl ToTokens, why: &str) {
        self.errors.push(syn::Error::new_spanned(at, why).to_compile_error());
    }
}

fn tag(element: &NodeElement) -> String {
    element.name().to_string()
}

/// A closure is asked again whenever what it read changes; anything else says itself how it is shown.
fn value_of(value: &Expr) -> TokenStream {
    // Braces that only a view needs.
    let value = match value {
        Expr::Block(block) if block.attrs.is_empty() && block.label.is_none() => {
            only_expression(&block.block).unwrap_or(value)
        }
        _ => value,
    };
    if is_live(value) {
        quote! { crate::ui::drawn::live(#value) }
    } else {
        quote! { crate::ui::drawn::value(#value) }
    }
}

fn is_live(value: &Expr) -> bool {
    matches!(value, Expr::Closure(closure) if closure.inputs.is_empty())
}

fn on(event: &str, handler: &Expr, span: Span) -> (TokenStream, TokenStream) {
    let (name, capture) = event.split_once(':').map_or((event, false), |(name, _)| (name, true));
    let descriptor = Ident::new(name, span);
    (quote! { On(#name, #capture) }, quote! { crate::ui::drawn::on(::leptos::ev::#descriptor, #handler) })
}

/// A block or a component among an element's children.
fn hole_of(node: &Node) -> TokenStream {
    match node {
        Node::Block(NodeBlock::ValidBlock(block)) => match only_expression(block) {
            Some(view) => quote! { crate::ui::drawn::Given(#view).child() },
            None => quote! { crate::ui::drawn::Given(#block).child() },
        },
        _ => {
            let drawn = crate::of_nodes(vec![node.clone()]);
            quote! { crate::ui::drawn::Given(#drawn).child() }
        }
    }
}

fn only_expression(block: &Block) -> Option<&Expr> {
    match block.stmts.as_slice() {
        [Stmt::Expr(value, None)] => Some(value),
        _ => None,
    }
}

fn escape(html: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '"' => html.push_str("&quot;"),
            _ => html.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn template(view: TokenStream) -> Template {
        let nodes = rstml::parse2(view).expect("a view");
        let [Node::Element(element)] = nodes.as_slice() else { panic!("one element") };
        let mut template = Template::default();
        template.element(element, &mut Vec::new(), false);
        template
    }

    fn holes(template: &Template) -> Vec<String> {
        template
            .holes
            .iter()
            .map(|hole| hole.to_string().replace([' ', '\n'], "").replace("crate::ui::drawn::", ""))
            .collect()
    }

    fn places(template: &Template) -> Vec<String> {
        template
            .places
            .iter()
            .map(|place| place.to_string().replace([' ', '\n'], "").replace("crate::ui::drawn::", ""))
            .collect()
    }

    #[test]
    fn what_is_fixed_stands_in_the_template_and_is_escaped() {
        let template = template(
            quote! { <p class="a" title="\"<&" hidden=true inert=false tabindex=0><b>"1 < 2 & 3"</b><br /></p> },
        );
        assert_eq!(
            template.html,
            r#"<p class="a" title="&quot;&lt;&amp;" hidden="" tabindex="0"><b>1 &lt; 2 &amp; 3</b><br></p>"#
        );
        assert!(template.holes.is_empty() && template.nodes.is_empty());
    }

    #[test]
    fn a_hole_stands_before_the_next_fixed_node_or_at_the_end() {
        let template = template(quote! { <p>{a}{b}<b></b>{c}</p> });
        assert_eq!(template.html, "<p><b></b></p>");
        assert_eq!(template.nodes, [vec![END], vec![0, END]]);
        assert_eq!(holes(&template), ["Given(a).child()", "Given(b).child()", "Given(c).child()"]);
        assert_eq!(
            places(&template),
            [
                "Place{node:0u8,what:What::Child(1u8)}",
                "Place{node:0u8,what:What::Child(1u8)}",
                "Place{node:0u8,what:What::Child(255u8)}"
            ]
        );
    }

    #[test]
    fn texts_around_a_hole_stay_two() {
        let template = template(quote! { <p>"a"{b}"c"</p> });
        assert_eq!(template.html, "<p>a<!---->c</p>");
        assert_eq!(template.nodes, [vec![END], vec![2, END]]);
    }

    #[test]
    fn what_an_element_holds_is_made_before_its_attributes_in_their_order() {
        let template = template(
            quote! { <p title=name on:click=press><b class:low={x < 1}>{move || text()}</b><Coat value /></p> },
        );
        let seen: Vec<String> =
            holes(&template).iter().map(|hole| hole.split('(').next().unwrap_or_default().to_owned()).collect();
        assert_eq!(seen, ["Given", "value", "Given", "value", "on"]);
        assert_eq!(holes(&template)[1], "value(x<1)");
    }

    #[test]
    fn what_the_parser_would_tear_apart_or_nobody_would_see_is_refused() {
        assert_eq!(template(quote! { <p><b><div></div></b></p> }).errors.len(), 1);
        assert_eq!(template(quote! { <p style:top="1"></p> }).errors.len(), 1);
        assert_eq!(template(quote! { <p {..more}></p> }).errors.len(), 1);
        assert!(template(quote! { <div><p></p><div></div></div> }).errors.is_empty());
    }
}
