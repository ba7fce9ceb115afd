import { expect, it } from 'vitest';
import { keyedParts } from './keyed-parts.ts';

it('[BUILD-14] counts the words of each part that is asked for, in its order, also of one that has none', () => {
  const keyed = keyedParts(
    [
      { part: 'place', name: 'Place' },
      { part: 'subject', name: 'Subject' },
      { part: 'light', name: 'Light' },
    ],
    [
      { text: 'A grey dog, ', part: 'subject' },
      { text: 'in the snow', part: 'place' },
      { text: '. ' },
      { text: 'It waits', part: 'subject' },
    ],
  );
  expect(keyed).toEqual([
    { part: 'place', name: 'Place', words: 3, isBlank: false },
    { part: 'subject', name: 'Subject', words: 5, isBlank: false },
    { part: 'light', name: 'Light', words: 0, isBlank: true },
  ]);
});
