//! Who made what: Quintain, the published games it plays, the typefaces.

use super::{Page, use_texts};
use crate::ui::parts::Rubric;
use crate::ui::prelude::*;

/// The about page.
#[component]
pub fn About() -> impl IntoView {
    let texts = use_texts();
    let about = move || &texts.hall().shell.about;
    let published = move || about().published.map(|line| view! { <li>{line}</li> });
    view! {
        <Page title=Signal::derive(move || about().title.to_owned())>
            <div class="prose">
                <p class="lead">{move || about().what}</p>
                <p>{move || about().honest}</p>
                <h2><Rubric text=Signal::derive(move || about().games.to_owned()) /></h2>
                <ul>{published}</ul>
                <p class="n">{move || about().unofficial}</p>
                <h2><Rubric text=Signal::derive(move || about().type_title.to_owned()) /></h2>
                <p>{move || about().type_text}</p>
                <p class="n">{move || (about().version)(env!("CARGO_PKG_VERSION"))}</p>
            </div>
        </Page>
    }
}
