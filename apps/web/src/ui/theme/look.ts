export type Theme = 'stage' | 'paper';

export const typeSizes = [12, 14, 16, 18, 20] as const;
export type TypeSize = (typeof typeSizes)[number];

/** How the page looks right now. */
export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'paper' ? 'paper' : 'stage';
}

export function shownTypeSize(): TypeSize {
  const size = Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10);
  return typeSizes.find((known) => known === size) ?? 14;
}

/** Remembered in this browser; without a theme the page follows the system again. */
export function chooseTheme(theme: Theme | undefined): void {
  remember('theme', theme);
}

export function chooseTypeSize(size: TypeSize): void {
  remember('type-size', String(size));
}

/** Calls back whenever the look changes: here, in another tab, or by the system. */
export function onLookChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
  return () => observer.disconnect();
}

/** `public/theme.js` applies what is remembered, before the first paint and at every `look`. */
function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return; // Storage is switched off: the system decides.
  }
  dispatchEvent(new Event('look'));
}
