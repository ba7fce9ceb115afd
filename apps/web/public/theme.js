// Before the first paint, so that nobody sees the other theme flash by.
const prefersPaper = matchMedia('(prefers-color-scheme: light)');
const follow = () => {
  document.documentElement.dataset.theme = prefersPaper.matches ? 'paper' : 'stage';
};
prefersPaper.addEventListener('change', follow);
follow();
