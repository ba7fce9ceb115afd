import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

it('curls quotation marks by where they stand, and apostrophes', () => {
  expect(typeset('"Lay the table," she said. ("Then see.") It\'s done.')).toBe(
    '“Lay the table,” she said. (“Then see.”) It’s done.',
  );
});
