import { describe, expect, it } from 'vitest';
import { countEnglish } from './patterns/count-english.ts';
import { aboutFormats, stillGuessing } from './patterns/not-english.ts';

describe('[ONE-3] nothing but the reading looks at English', () => {
  const { elsewhere, byPlace } = countEnglish();

  it('no pattern and no list of words about English stands anywhere else', () => {
    expect(elsewhere.map(({ file, line, code }) => `${file}:${line} ${code.slice(0, 80)}`)).toEqual([]);
  });

  it('and each place that is let pass has something to be let pass for', () => {
    const idle = Object.keys({ ...aboutFormats, ...stillGuessing }).filter(
      (place) => (byPlace.get(place)?.length ?? 0) === 0,
    );
    expect(idle).toEqual([]);
  });

  it('the rooms that still guess, guess no more than they do', () => {
    for (const place of Object.keys(stillGuessing))
      expect(byPlace.get(place)?.length ?? 0, place).toBeLessThanOrEqual(MOST[place] ?? 0);
  });
});

/** To be lowered with what goes. */
const MOST: Readonly<Record<string, number>> = {
  'packages/engine/src/assistant/': 93,
  'packages/stage/src/from-shot/': 55,
  'packages/engine/src/absent-instead/': 4,
  'packages/engine/src/open-points/': 14,
  'packages/engine/src/script-copies/': 27,
  'packages/engine/src/copies/': 35,
  'packages/engine/src/dialects/': 67,
  'packages/engine/src/writing/': 22,
};
