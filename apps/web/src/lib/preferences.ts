import { displayLimits } from '@cuewright/contract';
import { keep, recall } from './memory.ts';

export type Theme = 'stage' | 'paper';

/** How a person wants to see the page. Without a theme it follows the system. */
export interface Preferences {
  theme: Theme | undefined;
  /** Of the text, in pixels. */
  fontSize: number;
  /** Of pictures, in per cent. */
  imageScale: number;
}

const { fontSizePx, imageScalePercent } = displayLimits;

/** What each is kept by. `public/theme.js` applies them, before the first paint and at every `look`. */
const keys = { theme: 'theme', fontSize: 'font-size', imageScale: 'image-scale' } as const;

let last: Preferences | undefined;

/** What was chosen in this browser: the same object until something changes. */
export function currentPreferences(): Preferences {
  const now = read();
  if (!last || (Object.keys(keys) as (keyof Preferences)[]).some((name) => last?.[name] !== now[name]))
    last = now;
  return last;
}

/** Applied at once, everywhere, and kept. */
export function choosePreferences(chosen: Partial<Preferences>): void {
  for (const name of Object.keys(keys) as (keyof Preferences)[])
    if (name in chosen) keep('browser', keys[name], chosen[name]?.toString());
  dispatchEvent(new Event('look'));
}

/** The theme that is shown, whoever has decided it. */
export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'paper' ? 'paper' : 'stage';
}

/** Calls back whenever the look changes: here, in another tab, or by the system. */
export function onPreferencesChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
  return () => observer.disconnect();
}

/** What was kept, where it is one of the steps that there are. */
function stepOf(
  found: string | null | undefined,
  { least, most, step, default: normal }: { least: number; most: number; step: number; default: number },
): number {
  const value = Number(found ?? Number.NaN);
  return value >= least && value <= most && (value - least) % step === 0 ? value : normal;
}

function read(): Preferences {
  const theme = recall('browser', keys.theme);
  return {
    theme: theme === 'stage' || theme === 'paper' ? theme : undefined,
    fontSize: stepOf(recall('browser', keys.fontSize), fontSizePx),
    imageScale: stepOf(recall('browser', keys.imageScale), imageScalePercent),
  };
}
