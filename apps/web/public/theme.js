// Before the first paint, so that nobody sees another theme or another size flash by.
// What was chosen is written by src/lib/preferences.ts; it is applied here alone.
(() => {
  const root = document.documentElement;
  const prefersPaper = matchMedia('(prefers-color-scheme: light)');

  function remembered(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is switched off: the system decides.
    }
  }

  function apply() {
    const theme = remembered('theme');
    const isKnown = theme === 'stage' || theme === 'paper';
    root.dataset.theme = isKnown ? theme : prefersPaper.matches ? 'paper' : 'stage';
    const size = remembered('font-size');
    if (/^(12|14|16|18|20)$/.test(size)) root.style.setProperty('--app-size', `${size}px`);
    else root.style.removeProperty('--app-size');
    const scale = remembered('image-scale');
    if (/^(50|75|100|125|150|175|200)$/.test(scale)) root.style.setProperty('--image-scale', scale / 100);
    else root.style.removeProperty('--image-scale');
  }

  // The start page is drawn for strangers: whoever has a session does not see by it what they are not.
  if (/(^|;\s*)signed_in=1(;|$)/.test(document.cookie)) root.dataset.session = '';

  prefersPaper.addEventListener('change', apply);
  addEventListener('storage', apply); // Chosen in another tab.
  addEventListener('look', apply); // Chosen in this one.
  apply();
})();
