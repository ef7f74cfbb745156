//! Icons, arms, discs, coats and sheets, each an `<svg>` of its own.

use crate::scene::{Arms, art};
use crate::ui::prelude::*;

/// Any markup of [`art`] in a box; the view box starts a little outside, so that outlines are not cut.
#[component]
pub fn Art(
    /// Drawn width in pixels.
    width: f64,
    /// Drawn height in pixels.
    height: f64,
    /// Where the view box begins and how large it is; the drawn size if not given.
    #[prop(optional, into)]
    view_box: Option<String>,
    /// A class of its own.
    #[prop(optional, into)]
    class: String,
    /// The inside.
    #[prop(into)]
    markup: Signal<String>,
) -> impl IntoView {
    let view_box = view_box.unwrap_or_else(|| format!("0 0 {width} {height}"));
    view! {
        <svg class=class width=width height=height viewBox=view_box aria-hidden="true" focusable="false"
            inner_html=move || markup.get()></svg>
    }
}

/// A symbol of the sprite.
#[component]
pub fn Icon(
    /// Its name in the sprite.
    #[prop(into)]
    id: Signal<String>,
    /// Its size in pixels.
    #[prop(default = 24.0)]
    size: f64,
    /// `lift` or `halo` on dark pages, or a class of one's own.
    #[prop(optional, into)]
    class: String,
) -> impl IntoView {
    let markup = Signal::derive(move || art::symbol(&id.get(), 0.0, 0.0, 64.0));
    view! { <Art width=size height=size view_box="0 0 64 64" class=class markup=markup /> }
}

/// A coat of arms.
#[component]
pub fn Shield(
    /// Whose.
    #[prop(into)]
    arms: Signal<Arms>,
    /// Its width; it is a fifth higher than wide.
    #[prop(default = 38.0)]
    width: f64,
) -> impl IntoView {
    let height = (width * 1.21).round();
    let view_box = format!("-1 -1 {} {}", width + 2.0, height + 2.0);
    let markup = Signal::derive(move || art::shield(arms.get(), width, height));
    view! { <Art width=width height=height view_box=view_box class="shield" markup=markup /> }
}

/// A squire's disc standing alone.
#[component]
pub fn DiscFace(
    /// Whose.
    #[prop(into)]
    arms: Signal<Arms>,
    /// Its radius.
    #[prop(default = 14.0)]
    radius: f64,
) -> impl IntoView {
    let (half, width) = (radius + 2.0, radius * 2.0 + 4.0);
    let view_box = format!("-{half} -{half} {width} {}", width + 2.0);
    let markup = Signal::derive(move || art::disc(arms.get(), radius, false));
    view! { <Art width=width height=width + 2.0 view_box=view_box class="disc-face" markup=markup /> }
}

/// A coat won or lost.
#[component]
pub fn Coat(
    /// Points.
    value: i32,
    /// Its width.
    #[prop(default = 22.0)]
    width: f64,
) -> impl IntoView {
    let height = width * 1.2;
    let view_box = format!("-1 -1 {} {}", width + 2.0, height + 2.0);
    view! { <Art width=width + 2.0 height=height + 2.0 view_box=view_box class="coat" markup=art::coat(value, width, height) /> }
}

/// A framed emblem on its wash.
#[component]
pub fn Emblem(
    /// The symbol.
    #[prop(into)]
    id: Signal<String>,
    /// The wash, a token's name without dashes.
    #[prop(into)]
    wash: Signal<String>,
    /// Its size.
    #[prop(default = 48.0)]
    size: f64,
) -> impl IntoView {
    let markup = Signal::derive(move || art::emblem(&id.get(), &wash.get(), size));
    let view_box = format!("-0.7 -0.7 {} {}", size + 1.4, size + 1.4);
    view! { <Art width=size + 1.4 height=size + 1.4 view_box=view_box class="emblem" markup=markup /> }
}

/// A sheet of vellum, cut slightly uneven, lying behind what it holds.
#[component]
pub fn VellumSheet(
    /// Its width.
    #[prop(into)]
    width: Signal<f64>,
    /// Its height.
    #[prop(into)]
    height: Signal<f64>,
) -> impl IntoView {
    view! {
        <svg class="sheet" width=move || width.get() height=move || height.get() aria-hidden="true" focusable="false"
            inner_html=move || art::sheet(0.0, 0.0, width.get(), height.get())></svg>
    }
}
