import { describe, expect, it } from 'vitest';
import { cutByPaste } from './cut-by-paste.ts';

const field = { value: 'A baker', start: 7, end: 7, max: 12, isOneLine: false };

describe('[PASTE-1] what a field leaves out of a paste', () => {
  it('is what is beyond its limit, and nothing where all fits', () => {
    expect(cutByPaste({ ...field, pasted: ' here' })).toBeUndefined();
    expect(cutByPaste({ ...field, pasted: ' before dawn' })).toEqual({
      before: 'A baker',
      after: 'A baker befo',
      kept: 5,
      rest: 're dawn',
    });
  });

  it('counts what was selected as room', () => {
    expect(cutByPaste({ ...field, start: 0, pasted: 'Two bakers' })).toBeUndefined();
    expect(cutByPaste({ ...field, start: 0, pasted: 'Two bakers and a cat' })?.after).toBe('Two bakers a');
  });

  it('is all of it where there is no room', () => {
    expect(cutByPaste({ ...field, value: 'A baker before dawn', pasted: 'x' })?.rest).toBe('x');
  });

  it('halves no character, and keeps the lines that one line cannot hold', () => {
    expect(cutByPaste({ ...field, pasted: '1234🚌' })?.rest).toBe('🚌');
    expect(cutByPaste({ ...field, isOneLine: true, pasted: ' at\r\nsix\r\nsharp' })).toMatchObject({
      after: 'A baker at s',
      rest: 'ix\nsharp',
    });
  });
});
