//! What `view!` becomes (`macros/`): a template, which the browser copies, and the holes in it, which are filled and followed.
//!
//! An element is one type, whatever it holds. So a view costs a string and a short list, and not, as with Leptos' own
//! elements, code for each tag, attribute and child: most of what the tables weighed.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use leptos::ev::EventDescriptor;
use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::reactive::effect::RenderEffect;
use leptos::reactive::owner::Owner;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::html::node_ref::NodeRefContainer;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::reactive_graph::SharedReactiveFunction;
use leptos::tachys::renderer::types::{Element, Event, Node};
use leptos::tachys::renderer::{RemoveEventHandler, Rndr};
use leptos::tachys::view::any_view::AnyViewState;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use send_wrapper::SendWrapper;
use wasm_bindgen::{JsCast, JsValue};

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

/// What an attribute is set to.
#[derive(Clone, PartialEq)]
pub enum Value {
    /// It is not there.
    Absent,
    /// It is there or not.
    Flag(bool),
    /// It says this.
    Text(Cow<'static, str>),
}

/// What fills a hole.
pub enum Hole {
    /// A value that stays.
    Fixed(Value),
    /// A value that is asked for again when what it read changes.
    Live(Box<dyn FnMut() -> Value>),
    /// A handler of events.
    On(Box<dyn FnMut(Event)>),
    /// Takes the element.
    Ref(Box<dyn Fn(&Element)>),
    /// Any view.
    View(Box<AnyView>),
}

/// What can be an attribute's value at once.
pub trait Plain {
    /// The value.
    fn value(self) -> Value;
}

impl Plain for bool {
    fn value(self) -> Value {
        Value::Flag(self)
    }
}

impl Plain for &'static str {
    fn value(self) -> Value {
        Value::Text(Cow::Borrowed(self))
    }
}

impl Plain for String {
    fn value(self) -> Value {
        Value::Text(Cow::Owned(self))
    }
}

impl<T: Plain> Plain for Option<T> {
    fn value(self) -> Value {
        self.map_or(Value::Absent, Plain::value)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Plain for $number {
            fn value(self) -> Value {
                Value::Text(Cow::Owned(self.to_string()))
            }
        }
    )*};
}

numbers!(u8 u16 u32 usize i32 f64);

/// What can stand for an attribute's value: itself, or a signal of it, or a closure that gives it.
pub trait Shown {
    /// What fills the hole.
    fn hole(self) -> Hole;
}

macro_rules! plain {
    ($($plain:ty)*) => {$(
        impl Shown for $plain {
            fn hole(self) -> Hole {
                Hole::Fixed(self.value())
            }
        }
    )*};
}

plain!(bool &'static str String u8 u16 u32 usize i32 f64);

impl<T: Plain> Shown for Option<T> {
    fn hole(self) -> Hole {
        Hole::Fixed(self.value())
    }
}

macro_rules! signals {
    ($($signal:ident)*) => {$(
        impl<T: Plain + Clone + Send + Sync + 'static> Shown for $signal<T> {
            fn hole(self) -> Hole {
                live(move || self.get())
            }
        }
    )*};
}

signals!(Signal Memo RwSignal ReadSignal);

impl<F: FnMut() -> T + 'static, T: Plain> Shown for F {
    fn hole(self) -> Hole {
        live(self)
    }
}

/// A hole for a value.
pub fn value(value: impl Shown) -> Hole {
    value.hole()
}

/// A hole for a value that changes.
pub fn live<T: Plain>(mut value: impl FnMut() -> T + 'static) -> Hole {
    Hole::Live(Box::new(move || value().value()))
}

/// A hole for a handler.
pub fn on<E: EventDescriptor>(_event: E, mut handler: impl FnMut(E::EventType) + 'static) -> Hole
where
    E::EventType: JsCast,
{
    Hole::On(Box::new(move |event| handler(event.unchecked_into())))
}

/// A hole for a reference to the element.
pub fn node_ref<E: ElementType + 'static>(node: NodeRef<E>) -> Hole
where
    E::Output: JsCast + 'static,
{
    Hole::Ref(Box::new(move |element| node.load(element)))
}

/// A view among what an element holds, as it is given: a closure, or anything that stays as it is.
pub struct Given<V>(pub V);

impl<V: RenderHtml + Send + 'static, F: FnMut() -> V + Send + 'static> Given<F> {
    /// A hole for a view that is drawn again when what it read changes.
    pub fn child(self) -> Hole {
        view_hole(live_view(self.0))
    }
}

/// What a closure is not: where both could be meant, Rust takes a type's own function before a trait's.
pub trait Still {
    /// A hole for a view.
    fn child(self) -> Hole;
}

impl<V: IntoRender> Still for Given<V>
where
    V::Output: RenderHtml + Send + 'static,
{
    fn child(self) -> Hole {
        view_hole(self.0.into_render().into_any())
    }
}

/// A view that is drawn again when what it read changes. All of them are of one type.
pub fn live_view<V: RenderHtml + Send + 'static>(mut view: impl FnMut() -> V + Send + 'static) -> AnyView {
    live_any_view(Box::new(move || view().into_any()))
}

/// What is the same for all of them is one function, and not a part of each.
#[inline(never)]
fn live_any_view(view: Box<dyn FnMut() -> AnyView + Send>) -> AnyView {
    let view: SharedReactiveFunction<AnyView> = Arc::new(Mutex::new(view));
    view.into_any()
}

#[inline(never)]
fn view_hole(view: AnyView) -> Hole {
    Hole::View(Box::new(view))
}

/// A view of one element.
pub struct Drawn {
    template: &'static Template,
    holes: SendWrapper<Vec<Hole>>,
    /// Handlers run as if they were still within the component they were written in.
    owner: Owner,
}

impl Drawn {
    /// The template with its holes to be filled.
    pub fn new(template: &'static Template, holes: Vec<Hole>) -> Self {
        Self { template, holes: SendWrapper::new(holes), owner: Owner::current().unwrap_or_default() }
    }
}

/// An element on the page.
pub struct DrawnState {
    template: &'static Template,
    root: Element,
    /// Each hole's element, and what is in it.
    filled: Vec<(Element, Filled)>,
}

enum Filled {
    Fixed(Value),
    Live(RenderEffect<Value>),
    On(#[expect(dead_code, reason = "dropped, it takes the listener away")] RemoveEventHandler<Element>),
    Ref,
    View(AnyViewState),
}

impl Render for Drawn {
    type State = DrawnState;

    fn build(self) -> DrawnState {
        let Self { template, holes, owner } = self;
        let root = template.copy();
        let nodes = template.find(&root);
        let element = |number: u8| nodes[usize::from(number)].clone().unchecked_into::<Element>();
        let filled = holes.take().into_iter().zip(template.places).map(|(hole, Place { node, what })| {
            let element = element(*node);
            let filled = match (hole, what) {
                (Hole::View(view), What::Child(before)) => {
                    let mut state = view.build();
                    state.mount(&element, nodes.get(usize::from(*before)));
                    Filled::View(state)
                }
                (hole, what) => fill(hole, &element, what, None, &owner),
            };
            (element, filled)
        });
        let filled = filled.collect();
        DrawnState { template, root, filled }
    }

    fn rebuild(self, state: &mut DrawnState) {
        if !std::ptr::eq(self.template, state.template) {
            let mut old = std::mem::replace(state, self.build());
            old.insert_before_this(state);
            old.unmount();
            return;
        }
        let Self { template, holes, owner } = self;
        for ((hole, Place { what, .. }), (element, filled)) in
            holes.take().into_iter().zip(template.places).zip(&mut state.filled)
        {
            match (hole, &mut *filled) {
                (Hole::View(view), Filled::View(state)) => view.rebuild(state),
                (hole, filled) => {
                    let before = match filled {
                        Filled::Fixed(value) => Some(std::mem::replace(value, Value::Absent)),
                        Filled::Live(effect) => effect.take_value(),
                        _ => None,
                    };
                    *filled = fill(hole, element, what, before, &owner);
                }
            }
        }
    }
}

/// Fills a hole that holds no view; `before` is the value it had.
fn fill(hole: Hole, element: &Element, what: &'static What, before: Option<Value>, owner: &Owner) -> Filled {
    match hole {
        Hole::Fixed(value) => {
            set(element, what, before.as_ref(), &value);
            Filled::Fixed(value)
        }
        Hole::Live(mut value) => {
            let element = element.clone();
            let follow = move |before: Option<Value>| {
                let value = value();
                set(&element, what, before.as_ref(), &value);
                value
            };
            Filled::Live(RenderEffect::new_with_value(follow, before))
        }
        Hole::On(mut handler) => {
            let owner = owner.clone();
            Filled::On(listen(element, what, Box::new(move |event| owner.with(|| handler(event)))))
        }
        Hole::Ref(take) => {
            take(element);
            Filled::Ref
        }
        Hole::View(_) => unreachable!("a view fills a child's place, which the macro sees to"),
    }
}

fn listen(element: &Element, what: &What, handler: Box<dyn FnMut(Event)>) -> RemoveEventHandler<Element> {
    match what {
        What::On(name, true) => Rndr::add_event_listener_use_capture(element, name, handler),
        What::On(name, false) => Rndr::add_event_listener(element, name, handler),
        _ => unreachable!("a handler fills an event's place, which the macro sees to"),
    }
}

/// Sets what has changed. A property is set in any case: a player may have changed it meanwhile.
fn set(element: &Element, what: &What, before: Option<&Value>, value: &Value) {
    if let What::Prop(name) = what {
        return Rndr::set_property_or_value(element, name, &value.to_js());
    }
    if before.unwrap_or(&Value::Absent) == value {
        return;
    }
    match (what, value) {
        (What::Attr(name), Value::Text(text)) => Rndr::set_attribute(element, name, text),
        (What::Attr(name), Value::Flag(true)) => Rndr::set_attribute(element, name, ""),
        (What::Attr(name), _) => Rndr::remove_attribute(element, name),
        (What::Class(name), Value::Flag(true)) => Rndr::add_class(&Rndr::class_list(element), name),
        (What::Class(name), _) => Rndr::remove_class(&Rndr::class_list(element), name),
        (What::Html, Value::Text(text)) => Rndr::set_inner_html(element, text),
        (What::Html, _) => Rndr::set_inner_html(element, ""),
        (What::Prop(_) | What::On(..) | What::Ref | What::Child(_), _) => {}
    }
}

impl Value {
    fn to_js(&self) -> JsValue {
        match self {
            Self::Absent => JsValue::UNDEFINED,
            Self::Flag(flag) => JsValue::from_bool(*flag),
            Self::Text(text) => JsValue::from_str(text),
        }
    }
}

thread_local! {
    /// Every template is read once.
    static READ: RefCell<HashMap<*const Template, Node>> = RefCell::default();
}

impl Template {
    /// A copy of the element.
    fn copy(&'static self) -> Element {
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
    fn find(&self, root: &Element) -> Vec<Node> {
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

impl Mountable for DrawnState {
    fn unmount(&mut self) {
        self.root.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        self.root.mount(parent, marker);
    }

    fn try_mount(&mut self, parent: &Element, marker: Option<&Node>) -> bool {
        self.root.try_mount(parent, marker)
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.root.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.root.clone()]
    }
}

/// Leptos asks for these where pages come from a server. Here none does.
const NO_SERVER: &str = "Quintain is drawn in the browser";

impl leptos::tachys::view::add_attr::AddAnyAttr for Drawn {
    type Output<NewAttr: Attribute> = Self;

    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Self {
        unreachable!("an element's attributes are written in its own view")
    }
}

impl RenderHtml for Drawn {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {
        unreachable!("{NO_SERVER}")
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> DrawnState {
        unreachable!("{NO_SERVER}")
    }

    fn into_owned(self) -> Self {
        self
    }
}
