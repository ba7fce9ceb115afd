import { expect, it } from 'vitest';
import { referencePages } from '../scripts/reference/pages.ts';
import { readSource } from '../scripts/source-files.ts';

it.each(Object.entries(referencePages))('[API-4] %s says what the code says', (place, write) => {
  expect(readSource(place), `${place} is behind the code. Write it anew with: npm run reference`).toBe(
    write(),
  );
});
