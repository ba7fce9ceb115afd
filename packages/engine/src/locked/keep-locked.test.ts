import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { runs } from '../../testing/soak.ts';
import { keepLocked } from './index.ts';

describe('[L1] locked words', () => {
  it('[L1.1] that are there stay, and nothing else is touched', () => {
    const text = 'The Volta K2 e-bike at dawn.';
    expect(keepLocked(text, ['Volta K2'])).toEqual({ text, restored: [], missing: [] });
  });

  it('[L1.2] that were changed in case, accent or spelling are put back', () => {
    expect(keepLocked('a volta-k2 bike on the são bento stairs', ['Volta K2', 'Sao Bento'])).toEqual({
      text: 'a Volta K2 bike on the Sao Bento stairs',
      restored: ['Sao Bento', 'Volta K2'],
      missing: [],
    });
  });

  it('[L1.3] that are gone are told, and not made up', () => {
    expect(keepLocked('an opening door', ['OPEN', 'Ana'])).toEqual({
      text: 'an opening door',
      restored: [],
      missing: ['OPEN', 'Ana'],
    });
  });

  it('[L1.3] never gives one up for another', () => {
    expect(keepLocked('the OPEN LATE sign', ['OPEN LATE', 'open'])).toMatchObject({
      text: 'the OPEN LATE sign',
      missing: ['open'],
    });
  });

  it('[L1.4] in any text: afterwards each is there or told', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 4 }), (text, locked) => {
        const kept = keepLocked(text, locked);
        for (const words of kept.restored) expect(kept.text).toContain(words);
        for (const words of locked.map((one) => one.trim()).filter((one) => one !== ''))
          expect(kept.text.includes(words) || kept.missing.includes(words)).toBe(true);
      }),
      runs(200, 10_000),
    );
  });
});
