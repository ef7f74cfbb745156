//! The Academy's table values: the numbers printed on the box, as its owner may enter them.

use super::parts::Number;
use crate::games::academy::Options;
use crate::games::academy::options::Values as Numbers;
use crate::ui::parts::{Icon, Main, Quiet, Rubric};
use crate::ui::play::Dialog;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The row that names the values, and its dialog. Numbers that cannot be are not kept.
#[component]
pub fn Values(
    /// The options that hold the values.
    options: RwSignal<Options>,
) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().setup.academy;
    let open = RwSignal::new(false);
    let typed = RwSignal::new(Numbers::default());
    let usual = move || options.read().values == Numbers::default();
    let line = move || if usual() { t().values.line } else { t().own_values };
    let fits = Memo::new(move |_| Options { values: typed.get(), ..Options::default() }.check().is_ok());
    let enter = move |_| {
        typed.set(options.read_untracked().values);
        open.set(true);
    };
    let done = move |()| {
        if fits.get_untracked() {
            options.update(|options| options.values = typed.get_untracked());
            open.set(false);
        }
    };
    view! {
        <button type="button" class="rule-row opens" on:click=enter>
            <span class="rule-text"><span class="b">{move || t().values.name}</span><span class="rule-line">{line}</span></span>
            <Icon id="ui-next".to_owned() size=20.0 />
        </button>
        <Dialog open=open close=Callback::new(move |()| open.set(false)) class="values"
            title=Signal::derive(move || t().values.name.to_owned())>
            <Fields typed=typed />
            <p class="wrong" role="status">{move || if fits.get() { "" } else { t().bad_values }}</p>
            <div class="dialog-end">
                <Quiet press=Callback::new(move |()| typed.set(Numbers::default()))>{move || t().usual_values}</Quiet>
                <Main disabled=Signal::derive(move || !fits.get()) press=Callback::new(done)>{move || texts.get().setup.done}</Main>
            </div>
        </Dialog>
    }
}

/// Reads one of the numbers.
type Reader = Box<dyn Fn(&Numbers) -> i32 + Send + Sync>;
/// Writes one of the numbers.
type Writer = Box<dyn Fn(&mut Numbers, i32) + Send + Sync>;

/// One number: how it is called, read and written.
struct Field {
    heading: usize,
    name: Signal<String>,
    range: (i32, i32),
    read: Reader,
    write: Writer,
}

impl Field {
    fn new(
        heading: usize,
        name: impl Fn() -> String + Send + Sync + 'static,
        range: (i32, i32),
        read: impl Fn(&Numbers) -> i32 + Send + Sync + 'static,
        write: impl Fn(&mut Numbers, i32) + Send + Sync + 'static,
    ) -> Field {
        Field { heading, name: Signal::derive(name), range, read: Box::new(read), write: Box::new(write) }
    }
}

/// All numbers of the table. Losses are typed as they are printed, below zero.
fn fields() -> Vec<Field> {
    let texts = use_texts();
    let t = move || &texts.get().setup.academy;
    let mut fields = Vec::new();
    for n in 0..3 {
        let name = move || t().quests[n].to_owned();
        fields.push(Field::new(0, name, (4, 40), move |v| v.quests[n].into(), move |v, x| v.quests[n] = x as i8));
    }
    for n in 0..2 {
        let name = move || t().charity[n].to_owned();
        fields.push(Field::new(1, name, (-40, -1), move |v| v.charity[n].into(), move |v, x| v.charity[n] = x as i8));
    }
    fields.push(Field::new(2, move || t().cups.to_owned(), (3, 30), |v| v.cups.into(), |v, x| v.cups = x as u8));
    for n in 0..5 {
        let (from, pays) = (move || (t().band)(n + 1).0, move || (t().band)(n + 1).1);
        fields.push(Field::new(
            3,
            from,
            (1, 12),
            move |v| v.scrolls[n].from.into(),
            move |v, x| v.scrolls[n].from = x as u8,
        ));
        fields.push(Field::new(
            3,
            pays,
            (1, 12),
            move |v| v.scrolls[n].value.into(),
            move |v, x| v.scrolls[n].value = x as u8,
        ));
    }
    fields
}

#[component]
fn Fields(typed: RwSignal<Numbers>) -> impl IntoView {
    let texts = use_texts();
    let mut groups: Vec<Vec<Field>> = (0..4).map(|_| Vec::new()).collect();
    for field in fields() {
        groups[field.heading].push(field);
    }
    let group = move |(heading, fields): (usize, Vec<Field>)| {
        let title = Signal::derive(move || texts.get().setup.academy.headings[heading].to_owned());
        let number = move |Field { name, range, read, write, .. }: Field| {
            let value = Signal::derive(move || read(&typed.read()));
            view! { <Number name=name value=value range=range set=Callback::new(move |x| typed.update(|values| write(values, x))) /> }
        };
        view! {
            <fieldset class="value-group">
                <legend class="d"><Rubric text=title /></legend>
                <div class="numbers">{fields.into_iter().map(number).collect_view()}</div>
            </fieldset>
        }
    };
    view! {
        {groups.into_iter().enumerate().map(group).collect_view()}
        <LancelotOrder typed=typed />
    }
}

/// The first squire of each round in Lancelot.
#[component]
fn LancelotOrder(typed: RwSignal<Numbers>) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().setup.academy;
    let round = move |n: usize| {
        let choose = move |event| {
            if let Ok(squire) = event_target_value(&event).parse::<u8>() {
                typed.update(|values| values.lancelot[n] = squire);
            }
        };
        let squire = move |squire: usize| {
            view! {
                <option value=squire.to_string() prop:selected=move || usize::from(typed.read().lancelot[n]) == squire>
                    {move || t().squires[squire]}
                </option>
            }
        };
        view! {
            <label class="number">
                <span>{move || (t().lancelot_first)(n + 1)}</span>
                <select on:change=choose>{(0..4).map(squire).collect_view()}</select>
            </label>
        }
    };
    view! {
        <fieldset class="value-group">
            <legend class="d"><Rubric text=Signal::derive(move || t().headings[4].to_owned()) /></legend>
            <div class="numbers">{(0..6).map(round).collect_view()}</div>
        </fieldset>
    }
}
