//! The fixed part of a view, which the browser reads once and then copies.

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::tachys::renderer::Rndr;
use leptos::tachys::renderer::types::{Element, Node};
use wasm_bindgen::JsCast;

/// The fixed part of a view.
pub struct Template {
    /// The element as it is written.
    pub html: &'static str,
    /// It stands within an SVG.
    pub svg: bool,
    /// The ways to the nodes that matter: from the root, the number of each child, closed by [`END`].
    pub nodes: &'static [u8],
    /// What each hole fills.
    pub places: &'static [Place],
}

/// Closes a way; as a node: none.
const END: u8 = u8::MAX;

/// Where a hole is, and what it fills there.
pub struct Place {
    /// The number of its element among the template's nodes.
    pub node: u8,
    /// What is filled.
    pub what: What,
}

/// What a hole fills.
pub enum What {
    /// An attribute.
    Attr(&'static str),
    /// A class that is there or not.
    Class(&'static str),
    /// A property of the element's object.
    Prop(&'static str),
    /// All it holds, as markup.
    Html,
    /// What happens on an event; whether before all others.
    On(&'static str, bool),
    /// A reference to the element.
    Ref,
    /// Something among what it holds, before the node with this number.
    Child(u8),
}

thread_local! {
    /// Every template is read once.
    static READ: RefCell<BTreeMap<*const Template, Node>> = RefCell::default();
}

impl Template {
    /// A copy of the element.
    pub fn copy(&'static self) -> Element {
        let read =
            READ.with_borrow_mut(|read| read.entry(std::ptr::from_ref(self)).or_insert_with(|| self.read()).clone());
        read.clone_node_with_deep(true).expect("an element can be copied").unchecked_into()
    }

    fn read(&self) -> Node {
        let template = Rndr::create_element("template", None);
        let first = |node: &Node| Rndr::first_child(node).expect("a template holds an element");
        if self.svg {
            Rndr::set_inner_html(&template, &["<svg>", self.html, "</svg>"].concat());
            first(&first(&Rndr::clone_template(template.unchecked_ref())))
        } else {
            Rndr::set_inner_html(&template, self.html);
            first(&Rndr::clone_template(template.unchecked_ref()))
        }
    }

    /// The nodes that matter, in a copy.
    pub fn find(&self, root: &Element) -> Vec<Node> {
        let ways = self.nodes.split_inclusive(|step| *step == END);
        ways.map(|way| way[..way.len() - 1].iter().fold(Node::clone(root), |node, step| nth_child(&node, *step)))
            .collect()
    }
}

fn nth_child(node: &Node, number: u8) -> Node {
    let first = Rndr::first_child(node);
    (0..number)
        .fold(first, |child, _| child.and_then(|child| Rndr::next_sibling(&child)))
        .expect("the template is as it was written")
}
