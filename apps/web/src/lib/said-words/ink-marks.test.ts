import { expect, it } from 'vitest';
import { inkMarks } from './ink-marks.ts';

it('[SAY-5] what is said of words is in its own ink at once, whatever wrote the text', () => {
  const segments = [
    { text: 'a cup says KAKAO ', part: 'subject' as const },
    { text: '', part: 'place' as const, blank: 'Place' },
    { text: 'and a fern, 9:16', part: 'place' as const },
  ];
  const marked = inkMarks(segments, [
    { from: 11, to: 20, kind: 'line' },
    { from: 29, to: 33, kind: 'setting' },
  ]);
  expect(marked.map(({ text, part }) => [text, part])).toEqual([
    ['a cup says ', 'subject'],
    ['KAKAO ', 'audio'],
    ['', 'place'],
    ['and', 'audio'],
    [' a fern, ', 'place'],
    ['9:16', 'technical'],
  ]);
  expect(inkMarks(segments, [])).toBe(segments);
});
