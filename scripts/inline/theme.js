// Before the first paint: theme, hatching and language as they were set, so that nothing flashes.
(function () {
  var root = document.documentElement, saved = {};
  try { saved = JSON.parse(localStorage.getItem('quintain/settings')) || {}; } catch (error) { saved = {}; }
  var dark = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
  var candle = saved.theme === 'candle' || (saved.theme !== 'vellum' && dark);
  var tags = [saved.language].concat(navigator.languages || [navigator.language]);
  var spoken = tags.map(function (tag) { return String(tag).slice(0, 2).toLowerCase(); });
  root.setAttribute('data-theme', candle ? 'candle' : 'vellum');
  root.setAttribute('data-hatch', saved.hatching === true ? 'on' : 'off');
  root.lang = spoken.filter(function (tag) { return tag === 'en' || tag === 'fr'; })[0] || 'en';
})();
