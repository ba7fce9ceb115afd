import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentWords } from './segment-words.ts';

describe('segmentWords', () => {
  it('gives each word the part it begins in', () => {
    const words = segmentWords([
      { text: 'One bare ', part: 'subject' },
      { text: 'bulb', part: 'light' },
      { text: ':1.2 sways', part: 'camera' },
    ]);
    expect(words).toEqual([
      { text: 'One', part: 'subject' },
      { text: 'bare', part: 'subject' },
      { text: 'bulb:1.2', part: 'light' },
      { text: 'sways', part: 'camera' },
    ]);
  });

  it('finds the same words however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[ab \n]{0,6}$/)), (pieces) => {
        const whole = pieces.join('').split(/\s+/).filter(Boolean);
        expect(segmentWords(pieces.map((text) => ({ text }))).map(({ text }) => text)).toEqual(whole);
      }),
    );
  });
});
