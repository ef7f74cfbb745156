//! What `view!` becomes (`macros/`): a template, which the browser copies, and the holes in it, which are filled and followed.
//!
//! An element is one type, whatever it holds. So a view costs a string and a short list, and not, as with Leptos' own
//! elements, code for each tag, attribute and child.

mod holes;
mod template;

use leptos::reactive::effect::RenderEffect;
use leptos::reactive::owner::Owner;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types::{Element, Event, Node};
use leptos::tachys::renderer::{RemoveEventHandler, Rndr};
use leptos::tachys::view::any_view::AnyViewState;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;

pub use holes::{Given, Hole, Plain, Shown, Still, Value, live, live_view, node_ref, on, value};
pub use template::{Place, Template, What};

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
