//! `view!`, as Leptos has it, but every element with all it holds becomes one template and a list of what changes in it.
//!
//! Leptos builds an element piece by piece, and each piece is code of its own. A template is a string: the browser reads it
//! once and copies it after that. Components, lists and signals stay Leptos' own.

mod template;

use proc_macro2::TokenStream;
use quote::quote;
use rstml::node::{Node, NodeBlock};

/// Draws a view: Leptos' own syntax, see `src/ui/drawn/` for what it becomes.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    match rstml::parse2(tokens.into()) {
        Ok(nodes) => of_nodes(nodes).into(),
        Err(error) => error.to_compile_error().into(),
    }
}

/// Elements become templates; what stands around them (components, fragments) is left to Leptos.
fn of_nodes(mut nodes: Vec<Node>) -> TokenStream {
    if let [Node::Element(element)] = nodes.as_slice()
        && !template::is_component(element)
    {
        return template::drawn(element);
    }
    nodes.iter_mut().for_each(within);
    quote! { ::leptos::prelude::view! { #(#nodes)* } }
}

/// Replaces every element among a component's children by a block that draws it.
fn within(node: &mut Node) {
    match node {
        Node::Element(element) if template::is_component(element) => element.children.iter_mut().for_each(within),
        Node::Element(element) => {
            let drawn = template::drawn(element);
            *node = Node::Block(NodeBlock::ValidBlock(syn::parse_quote! { { #drawn } }));
        }
        Node::Fragment(fragment) => fragment.children.iter_mut().for_each(within),
        _ => {}
    }
}
