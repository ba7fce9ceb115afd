// Before the first paint, so that nobody sees another theme or another size of type flash by.
// What was chosen is written by src/ui/theme/look.ts; it is applied here alone.
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
    const size = remembered('type-size');
    if (/^(12|14|16|18|20)$/.test(size)) root.style.setProperty('--app-size', `${size}px`);
    else root.style.removeProperty('--app-size');
  }

  prefersPaper.addEventListener('change', apply);
  addEventListener('storage', apply); // Chosen in another tab.
  addEventListener('look', apply); // Chosen in this one.
  apply();
})();
