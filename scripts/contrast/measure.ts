import { readSource } from '../source-files.ts';
import { contrastOf } from './oklch.ts';
import { uses } from './pairs.ts';

export const themes = ['stage', 'paper'] as const;
type Theme = (typeof themes)[number];

interface Measured {
  fore: string;
  on: string;
  least: number;
  ratio: number;
}

const source = readSource('apps/web/src/ui/tokens.css').split('@media (forced-colors')[0] ?? '';

/** The colours of a theme by their names. */
export function coloursOf(theme: Theme): Map<string, string> {
  const blocks = [...source.matchAll(/(:root|\[data-theme="(\w+)"\]) \{([^}]*)\}/g)];
  const lines = blocks
    .filter(([, place, name]) => place === ':root' || name === theme)
    .flatMap(([, , , block = '']) => [...block.matchAll(/--([\w-]+): (oklch\([^/)]+\));/g)]);
  return new Map(lines.map(([, name = '', colour = '']) => [name, colour]));
}

/** How far apart every pair that is used is. */
export function measure(theme: Theme): Measured[] {
  const colours = coloursOf(theme);
  const colour = (name: string) => {
    const found = colours.get(name);
    if (!found) throw new Error(`There is no colour --${name} in the ${theme} theme.`);
    return found;
  };
  return uses.flatMap(({ fore, on, least }) =>
    fore.flatMap((one) =>
      on.map((ground) => ({ fore: one, on: ground, least, ratio: contrastOf(colour(one), colour(ground)) })),
    ),
  );
}
