import { expect, it } from 'vitest';
import { revealed } from './revealed.ts';

const segments = [
  { text: 'A tram driver polishes a bell, ', part: 'subject' },
  { text: 'in the depot. ', part: 'place' },
  { text: 'Lit from the left.', part: 'light' },
] as const;

it('[ROLL-2] shows whole words, then stubs, and in the end everything', () => {
  expect(revealed(segments, 0)).toEqual(segments.map(({ part }) => ({ text: '', part, blank: '…' })));
  expect(revealed(segments, 0.3).map(({ text }) => text)).toEqual(['A tram driver ', '', '']);
  expect(revealed(segments, 0.6)).toEqual([
    segments[0],
    { text: 'in ', part: 'place' },
    { text: '', part: 'light', blank: '…' },
  ]);
  expect(revealed(segments, 1)).toEqual(segments);
});
