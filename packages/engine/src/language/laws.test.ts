import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, longTexts } from '../../testing/any-text.ts';
import { brokenLaws, brokenPartition } from '../../testing/language/broken-laws.ts';
import { anyLine } from '../../testing/language/lines.ts';
import { probes } from '../../testing/language/probes.ts';
import { inFull, runs } from '../../testing/soak.ts';
import { read } from './read.ts';

/** L1, L2, L3, L6, L10 to L13, as `broken-laws.ts` holds them. */
describe('[LAW-1] [LAW-2] [LAW-3] [LAW-6] [LAW-10] [LAW-11] [LAW-12] [LAW-13] a reading and its copies', () => {
  it('keep the laws over lines of the trade, however they are joined', () => {
    fc.assert(
      fc.property(anyLine, fc.boolean(), (text, isClip) => {
        expect(brokenLaws(text, isClip)).toEqual([]);
      }),
      runs(75, 2_000),
    );
  });

  it('keep them over what people typed', () => {
    const share = inFull ? probes : probes.filter((_, at) => at % 12 === 0);
    const broken = share.flatMap(({ id, mode, text }) =>
      brokenLaws(text, mode === 'video').map((law) => `${id} ${law}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('[LAW-1] leaves tile', () => {
  it('any text', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, isClip) => {
        expect(brokenPartition(read(text, { isClip }))).toEqual([]);
      }),
      runs(150, 2_000),
    );
  });

  it('words that two claims reached for, and neither got', () => {
    const reading = read('a hall, five dogs, no correction six dogs', { isClip: true });
    expect(brokenPartition(reading)).toEqual([]);
    expect(reading.statements.map(({ kind }) => kind)).toContain('rest');
  });

  it.each(longTexts.map((text) => ({ name: text.slice(0, 20), text })))(
    'fifty thousand characters: $name',
    ({ text }) => {
      expect(brokenPartition(read(text, { isClip: true }))).toEqual([]);
    },
  );
});
