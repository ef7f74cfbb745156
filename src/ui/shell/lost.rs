//! An address that leads nowhere.

use super::{Page, use_texts};
use crate::route::Route;
use crate::ui::prelude::*;

/// Says so, and shows the way back.
#[component]
pub fn Lost() -> impl IntoView {
    let texts = use_texts();
    view! {
        <Page title=Signal::derive(move || texts.hall().shell.lost.to_owned())>
            <div class="lost">
                <svg class="halo" viewBox="0 0 64 64" width="120" height="120" aria-hidden="true"><use href="#quintain"></use></svg>
                <p>{move || texts.hall().shell.lost_note}</p>
                <a class="btn" href=Route::Home.href()>{move || texts.hall().shell.home}</a>
            </div>
        </Page>
    }
}
