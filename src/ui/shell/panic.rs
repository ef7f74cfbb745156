//! When the program panics: a page that says so, keeps the save, and offers a bug report and a reload.
//!
//! After a panic no code of ours can be trusted to run, least of all the reactive part. So the page is plain DOM, and its
//! buttons call the browser's own functions, with their arguments bound, and never come back into the program.

use std::cell::Cell;
use std::panic::PanicHookInfo;

use web_sys::js_sys::{Array, Function, Reflect};
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{AddEventListenerOptions, Document, Element, HtmlElement, Window};

use crate::locales::Language;
use crate::locales::failure::Failure;
use crate::storage::PREFIX;

thread_local! {
    /// Has the page been shown? What fails after the first panic is its consequence, not news.
    static SHOWN: Cell<bool> = const { Cell::new(false) };
}

/// Shows the failure page whenever the program panics. Call it before anything else.
pub fn install() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        if !SHOWN.replace(true) {
            // Where there is no page there is nobody to tell.
            let _ = show(info);
        }
    }));
}

fn show(info: &PanicHookInfo) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let document = window.document().ok_or(JsValue::NULL)?;
    let root = document.document_element().ok_or(JsValue::NULL)?;
    let language = root.get_attribute("lang").and_then(|tag| Language::from_tag(&tag)).unwrap_or_default();
    let page = FailurePage { window: &window, document: &document, texts: &language.hall().failure };
    page.draw(&report(&window, info))
}

/// What a programmer needs to see the defect again.
fn report(window: &Window, info: &PanicHookInfo) -> String {
    let browser = window.navigator().user_agent().unwrap_or_default();
    let place = window.location().hash().unwrap_or_default();
    let record = last_record(window).unwrap_or_else(|| "-".to_owned());
    format!("Quintain {}\n{info}\n{place}\n{browser}\n{record}\n", env!("CARGO_PKG_VERSION"))
}

/// The text of the game that was played last, unread: reading it may be what failed.
fn last_record(window: &Window) -> Option<String> {
    let storage = window.local_storage().ok()??;
    let last = storage.get_item(&format!("{PREFIX}last")).ok()??;
    storage.get_item(&format!("{PREFIX}saves/{last}")).ok()?
}

struct FailurePage<'a> {
    window: &'a Window,
    document: &'a Document,
    texts: &'a Failure,
}

impl FailurePage<'_> {
    fn draw(&self, report: &str) -> Result<(), JsValue> {
        let main = self.element("main", "")?;
        main.set_class_name("failure");
        let title = self.element("h1", self.texts.title)?;
        title.set_attribute("tabindex", "-1")?;
        let text = self.report_box(report)?;
        let label = self.element("label", self.texts.report)?;
        label.append_child(&text)?;
        let buttons = self.buttons(&text, report)?;
        let what = self.element("p", self.texts.what)?;
        let contains = self.element("p", self.texts.contains)?;
        main.append_with_node(&[&*title, &*what, &*buttons, &*label, &*contains].into_iter().collect::<Array>())?;
        // The drawings of the page go with it: nothing here uses them.
        self.document.body().ok_or(JsValue::NULL)?.replace_children_with_node_1(&main);
        title.unchecked_into::<HtmlElement>().focus()
    }

    fn element(&self, tag: &str, text: &str) -> Result<Element, JsValue> {
        let element = self.document.create_element(tag)?;
        element.set_text_content(Some(text));
        Ok(element)
    }

    fn report_box(&self, report: &str) -> Result<Element, JsValue> {
        let text = self.element("textarea", report)?;
        text.set_attribute("readonly", "")?;
        Ok(text)
    }

    fn buttons(&self, text: &Element, report: &str) -> Result<Element, JsValue> {
        let row = self.element("div", "")?;
        row.set_class_name("failure-buttons");
        let reload = self.button(self.texts.reload)?;
        reload.set_class_name("main");
        on_click(&reload, bound(self.window.location().as_ref(), "reload", &[])?, false)?;
        let copy = self.button(self.texts.copy)?;
        // Without a clipboard the text is still selected, ready to be copied by hand.
        on_click(&copy, bound(text, "select", &[])?, false)?;
        row.append_child(&reload)?;
        row.append_child(&copy)?;
        let clipboard = Reflect::get(&self.window.navigator(), &"clipboard".into())?;
        if !clipboard.is_undefined() {
            on_click(&copy, bound(&clipboard, "writeText", &[report])?, false)?;
            let said = self.element("span", "")?;
            said.set_attribute("role", "status")?;
            on_click(&copy, bound(&said, "insertAdjacentText", &["beforeend", self.texts.copied])?, true)?;
            row.append_child(&said)?;
        }
        Ok(row)
    }

    fn button(&self, text: &str) -> Result<Element, JsValue> {
        let button = self.element("button", text)?;
        button.set_attribute("type", "button")?;
        Ok(button)
    }
}

/// The browser's own function `name` of `object`, with its arguments already given.
fn bound(object: &JsValue, name: &str, arguments: &[&str]) -> Result<Function, JsValue> {
    let function: Function = Reflect::get(object, &name.into())?.dyn_into()?;
    let given = std::iter::once(object.clone()).chain(arguments.iter().map(|&text| text.into())).collect::<Array>();
    let bind: Function = Reflect::get(&function, &"bind".into())?.dyn_into()?;
    Reflect::apply(&bind, &function, &given)?.dyn_into()
}

fn on_click(button: &Element, run: Function, once: bool) -> Result<(), JsValue> {
    let options = AddEventListenerOptions::new();
    options.set_once(once);
    button.add_event_listener_with_callback_and_add_event_listener_options("click", &run, &options)
}
