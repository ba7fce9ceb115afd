import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, longTexts } from '../../../testing/any-text.ts';
import { anyLine } from '../../../testing/language/lines.ts';
import { runs } from '../../../testing/soak.ts';
import { read } from '../read.ts';
import { asksOf } from './asks-of.ts';

const asked = (text: string, isClip = true) =>
  asksOf(read(text, { isClip })).map(
    ({ from, to, choices }) => `${text.slice(from, to)}: ${choices.join(' or ')}`,
  );

describe('[SAY-1] what is asked about a text', () => {
  it('is whether a quote is drawn or spoken, where nothing beside it tells', () => {
    expect(asked('A fjord at dawn. "They came back."')).toEqual(['"They came back.": line or lettering']);
    expect(asked('A boy holds up "Kiki" and grins')).toEqual(['"Kiki": lettering or line']);
    expect(asked('Nurse on nights, on our ward we would say a "floater" here', false)).toEqual([
      '"floater": lettering or action',
    ]);
  });

  it('is whether a clause is a note, where whoever writes may be speaking', () => {
    expect(asked('snow falling. I want total silence', false)).toEqual([
      'I want total silence: request or action',
    ]);
  });

  it('is whether what is said not to be seen is to be kept out', () => {
    expect(asked('Steps on the stairs, we never see her')).toEqual(['we never see her: absence or action']);
  });

  it('is whether words set the shape or are in the picture', () => {
    expect(asked('widescreen banner for the school choir', false)).toEqual([
      'widescreen banner: setting or figure',
    ]);
  });

  it('is nothing where the text says it itself', () => {
    expect(
      asked('She whispers: "Not yet." The sign reads "OPEN LATE". 9:16, no text. Please hurry.'),
    ).toEqual([]);
    expect(asked('a painting called "The Long Watch"')).toEqual([]);
    expect(asked('[00:00-00:04] a loom in the dark [00:04-00:08] the shuttle flies')).toEqual([]);
  });

  it('is settled by a mark', () => {
    const text = 'A boy holds up "Kiki" and grins';
    const marks = [{ kind: 'lettering' as const, from: text.indexOf('Kiki'), to: text.indexOf('Kiki') + 4 }];
    expect(asksOf(read(text, { isClip: true, marks }))).toEqual([]);
  });

  it('is at most three things, of words that do not overlap, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyLine), fc.boolean(), (given, isClip) => {
        const reading = read(given, { isClip });
        const asks = asksOf(reading);
        expect(asks.length).toBeLessThanOrEqual(3);
        for (const [at, { from, to, choices }] of asks.entries()) {
          expect(reading.text.slice(from, to).trim()).not.toBe('');
          expect(choices[0]).not.toBe(choices[1]);
          if (!isClip) expect(choices).not.toContain('line');
          for (const other of asks.slice(at + 1)) expect(other.to <= from || other.from >= to).toBe(true);
        }
      }),
      runs(150, 2_000),
    );
  });

  it.each(longTexts.map((text) => ({ name: text.slice(0, 20), text })))(
    'is found in long texts: $name',
    ({ text }) => {
      expect(asksOf(read(text, { isClip: true })).length).toBeLessThanOrEqual(3);
    },
  );
});
