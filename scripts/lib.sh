# What scripts/play and scripts/test share: finding the tools, and installing those that are missing.
# Tools live outside the checkout, so that every clone on a machine shares them. Sourced, never run.

set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
CACHE=${QUINTAIN_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/quintain}
TRUNK_VERSION=0.21.14
cd "$ROOT"

# npm would otherwise greet, advise and advertise.
export NPM_CONFIG_FUND=false NPM_CONFIG_AUDIT=false NPM_CONFIG_UPDATE_NOTIFIER=false

say() { printf '\033[1m==>\033[0m %s\n' "$*"; }
fail() { printf '\033[1;31merror:\033[0m %s\n' "$*" >&2; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }

# Debian packages, as root or through sudo.
apt_install() {
  has apt-get || fail "please install: $*"
  local sudo=()
  if [ "$(id -u)" -ne 0 ]; then
    has sudo || fail "not root and no sudo: please install: $*"
    sudo=(sudo)
  fi
  say "installing $* (apt-get)"
  "${sudo[@]}" apt-get update -qq || true
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >"$CACHE/apt.log" 2>&1 \
    || { tail -20 "$CACHE/apt.log" >&2; fail "apt-get could not install: $*"; }
}

need_rust() {
  has cargo || fail "Rust is missing: install rustup from https://rustup.rs, then run this again"
  has cc || apt_install gcc libc6-dev
  if has rustup; then
    local installed
    installed=$(rustup target list --installed)
    grep -qx wasm32-unknown-unknown <<<"$installed" || { say "adding the wasm32 target"; rustup target add wasm32-unknown-unknown; }
  fi
}

need_rust_checks() {
  has rustup || return 0
  cargo fmt --version >/dev/null 2>&1 || { say "adding rustfmt"; rustup component add rustfmt; }
  cargo clippy --version >/dev/null 2>&1 || { say "adding clippy"; rustup component add clippy; }
}

need_node() {
  has node && has npm || fail "Node 20 or newer is missing (with npm)"
  [ "$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ] || fail "Node 20 or newer is needed, this is $(node --version)"
}

# A Rust tool of exactly one version, from PATH or compiled once into the cache. A debug build serves: it compiles in
# half the time, and the tools mostly wait for rustc.
need_cargo_tool() { # program version crate [flags of cargo install]
  local program=$1 version=$2 crate=$3
  shift 3
  is_version() { "$1" --version 2>/dev/null | grep -qF " $version"; }
  is_version "$program" && return
  local home="$CACHE/$crate-$version"
  if ! is_version "$home/bin/$program"; then
    say "compiling $crate $version (once, a few minutes)"
    env -u CARGO_TARGET_DIR cargo install "$crate" --version "$version" --root "$home" --debug --no-default-features --quiet "$@"
  fi
  export PATH="$home/bin:$PATH"
}

locked_version() { # crate: its version in Cargo.lock
  grep -A1 "^name = \"$1\"\$" Cargo.lock | sed -n 's/^version = "\(.*\)"$/\1/p'
}

# Node packages of a folder with a package-lock.json, once per lock file.
need_node_packages() { # folder
  local lock home
  lock=$(sha256sum "$1/package-lock.json" | cut -c1-16)
  home="$CACHE/npm-$lock"
  if [ ! -e "$home/complete" ]; then
    say "installing the Node packages of $1"
    rm -rf "$home"
    mkdir -p "$home"
    cp "$1/package.json" "$1/package-lock.json" "$home/"
    (cd "$home" && npm ci --ignore-scripts --loglevel=error) || fail "npm could not install the packages of $1"
    touch "$home/complete"
  fi
  NODE_HOME=$home
}

need_build_tools() {
  mkdir -p "$CACHE"
  need_node
  need_rust
  need_cargo_tool trunk "$TRUNK_VERSION" trunk --locked
  need_bindgen
  need_wasm_opt
}

# wasm-opt from PATH or from its Node package. The latter recurses deeply in large functions and wants more stack than Node
# gives by itself.
need_wasm_opt() {
  if ! wasm-opt --version 2>/dev/null | grep -q 'version 132'; then
    need_node_packages scripts/tools
    export PATH="$NODE_HOME/node_modules/.bin:$PATH"
  fi
  local program home="$CACHE/wasm-opt"
  program=$(realpath "$(command -v wasm-opt)")
  head -c 40 "$program" | grep -aq node || return 0
  mkdir -p "$home"
  printf '#!/bin/sh\nexec node --stack-size=7800 "%s" "$@"\n' "$program" >"$home/wasm-opt"
  chmod +x "$home/wasm-opt"
  export PATH="$home:$PATH"
}

# The program that writes the JavaScript side must match the library in Cargo.lock exactly.
need_bindgen() {
  need_cargo_tool wasm-bindgen "$(locked_version wasm-bindgen)" wasm-bindgen-cli
}

# A Chromium to test and measure with, in CHROMIUM.
need_chromium() {
  chromium_path >/dev/null || apt_install chromium
  CHROMIUM=$(chromium_path)
}

chromium_path() {
  local program
  for program in ${CHROMIUM:+"$CHROMIUM"} chromium chromium-browser google-chrome google-chrome-stable; do
    if has "$program"; then command -v "$program"; return; fi
  done
  return 1
}

# The release build in dist/. Trunk works offline: whatever it needs is fetched before.
build() {
  cargo fetch --locked --quiet
  say "building the app and the bot worker (release)"
  # Where this machine keeps its crates is nobody's business: a panic names the crate and the file.
  # Cargo adds these flags to those of .cargo/config.toml, which the variable RUSTFLAGS would replace.
  local registry flags=
  for registry in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/; do flags+=" --remap-path-prefix=$registry="; done
  export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags
  local log="$CACHE/trunk.log"
  if [ -t 1 ]; then trunk build --release; return; fi
  # Trunk has much to say; without a terminal only a failure is worth reading.
  NO_COLOR=true trunk build --release >"$log" 2>&1 || { cat "$log" >&2; fail "the release build failed"; }
}
