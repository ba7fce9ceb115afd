import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../source-files.ts';
import { coloursOf, measure, themes } from './measure.ts';
import { contrastOf } from './oklch.ts';
import { silent, uses } from './pairs.ts';

describe('colours stand out from what they stand on', () => {
  it.each(themes)('%s', (theme) => {
    const faint = measure(theme)
      .filter(({ ratio, least }) => ratio < least)
      .map(({ fore, on, ratio, least }) => `${fore} on ${on}: ${ratio.toFixed(2)}, not ${least}`);
    expect(faint).toEqual([]);
  });

  it('every colour that is written or drawn with is held to it', () => {
    const known = new Set([...uses.flatMap(({ fore }) => fore), ...silent]);
    const colours = coloursOf('stage');
    const drawn = sourceFiles('apps/web/src', /\.css$/).flatMap((file) =>
      [
        ...readSource(file).matchAll(/(?:^|\s)(?:color|fill|stroke|border[\w-]*|outline[\w-]*): ([^;]+);/g),
      ].flatMap(([, value = '']) => [...value.matchAll(/--([\w-]+)/g)].map(([, name = '']) => name)),
    );
    expect(drawn.length).toBeGreaterThan(0);
    // A picture is looked at, not read.
    const isPicture = (name: string) => name.startsWith('pic-');
    expect(
      [...new Set(drawn)].filter((name) => colours.has(name) && !known.has(name) && !isPicture(name)),
    ).toEqual([]);
  });
});

it('black on white is 21', () => {
  expect(contrastOf('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
  // #767676, the lightest grey that may be written with on white.
  expect(contrastOf('oklch(0.5681 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1);
});
