// If the app does not start, say why, in both languages; the app is not there to say it.
(function () {
  var box = document.getElementById('not-started'), timer;
  function capable() {
    try {
      // A module that only validates where bulk memory, sign extension and reference types are understood.
      return 'noModule' in HTMLScriptElement.prototype && typeof BigInt === 'function' && WebAssembly.validate(new Uint8Array([
        0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 111, 3, 2, 1, 0, 5, 3, 1, 0, 1, 10, 19, 1, 17, 0,
        65, 0, 65, 0, 65, 0, 252, 11, 0, 65, 0, 192, 26, 208, 111, 11]));
    } catch (error) { return false; }
  }
  function show(reason) {
    if (!box) return;
    box.className = 'failure ' + reason;
    box.hidden = false;
  }
  function failed(event) {
    // Scripts and style sheets that do not arrive, and errors before the start.
    if (!event.target || event.target === window || /^(SCRIPT|LINK)$/.test(event.target.tagName)) show('is-not-loaded');
  }
  function started() {
    clearTimeout(timer);
    removeEventListener('error', failed, true);
    removeEventListener('unhandledrejection', failed);
    if (box) box.parentNode.removeChild(box);
    box = null;
  }
  if (!capable()) return show('is-too-old');
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', failed);
  addEventListener('TrunkApplicationStarted', started);
  timer = setTimeout(function () { show('is-not-loaded'); }, 30000);
})();
