import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 400 });

describe('[T1] text that comes in is cleaned once', () => {
  it('[T1.1] keeps what a person typed', () => {
    expect(cleanText('Night bus.\tRain\nüber 🚌 מסע')).toBe('Night bus.\tRain\nüber 🚌 מסע');
  });

  it('[T1.2] turns Windows and old Mac line ends into newlines', () => {
    expect(cleanText('one\r\ntwo\rthree')).toBe('one\ntwo\nthree');
  });

  it('[T1.3] lets no control character through', () => {
    expect(cleanText('a\u0000b\u0007c\u009fd\u007f')).toBe('abcd');
    fc.assert(fc.property(anyText, (text) => !/[^\P{Cc}\t\n]/u.test(cleanText(text))));
  });

  it('[T1.4] lets no lone surrogate through', () => {
    expect(cleanText('half \ud83d of a bus')).toBe('half \ufffd of a bus');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) =>
        cleanText(String.fromCharCode(...units)).isWellFormed(),
      ),
    );
  });

  it('[T1.5] cleaning twice changes nothing', () => {
    fc.assert(fc.property(anyText, (text) => cleanText(cleanText(text)) === cleanText(text)));
  });
});
