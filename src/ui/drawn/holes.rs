//! What changes in a view: values, handlers, and other views.

use std::borrow::Cow;
use std::sync::{Arc, Mutex};

use leptos::ev::EventDescriptor;
use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::tachys::html::node_ref::NodeRefContainer;
use leptos::tachys::reactive_graph::SharedReactiveFunction;
use leptos::tachys::renderer::types::{Element, Event};
use leptos::tachys::view::RenderHtml;
use wasm_bindgen::{JsCast, JsValue};

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

impl Value {
    /// As a property of the element's object.
    pub fn to_js(&self) -> JsValue {
        match self {
            Self::Absent => JsValue::UNDEFINED,
            Self::Flag(flag) => JsValue::from_bool(*flag),
            Self::Text(text) => JsValue::from_str(text),
        }
    }
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
