import { expect, it } from 'vitest';
import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { luminancePath, luminanceWords } from './luminance-words.ts';

const tone = (
  at: number,
  more: Partial<Analyzed['measured']['tone']> = {},
): Analyzed['measured']['tone'] => ({
  key: 'low-key',
  contrast: 'high',
  histogram: Array.from({ length: 55 }, (_, step) => (step === at ? 1 : 0)),
  median: 20,
  shadows: 2,
  highlights: 90,
  stops: 6.5,
  clippedWhite: 0,
  clippedBlack: 0,
  ...more,
});

it('says key, range, the zone of half the frame, and what clips', () => {
  expect(luminanceWords(tone(16, { clippedWhite: 0.06 }))).toBe(
    'Low-key, 6.5 stops. Half the frame sits at zone III or below. 6% is burnt out.',
  );
  expect(luminanceWords(tone(0))).toContain('sits at zone 0. Nothing clips.');
  expect(luminanceWords(tone(42))).toContain('zone VIII or above.');
  expect(luminanceWords(tone(54))).toContain('zone X. Nothing');
});

it('draws an area that reaches its top where most of the frame is', () => {
  const path = luminancePath(tone(10).histogram);
  expect(path).toMatch(/^M0 1L0 1.*L10\.5 0L.*L55 1z$/);
  expect(luminancePath(Array.from({ length: 55 }, () => 0))).not.toMatch(/NaN|Infinity/);
});
