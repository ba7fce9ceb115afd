import * as contract from '@cuewright/contract';
import { expect, it } from 'vitest';
import { readSource } from '../source-files.ts';
import { referencePages } from './pages.ts';

it.each(Object.entries(referencePages))('[API-4] %s says what the code says', (place, write) => {
  expect(readSource(place), `${place} is behind the code. Write it anew with: npm run reference`).toBe(
    write(),
  );
});

it('[LIM-1] every limit of the contract stands on its page with its section', () => {
  const page = referencePages['docs/reference/limits.md']?.() ?? '';
  const named = Object.keys(contract).filter((name) => /Limits$|Messages$/.test(name));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !page.includes(`\n## ${name}\n`))).toEqual([]);
  expect(page).toMatch(/\| `allowance` +\| 6 +\|.*Decisions, Two things; document 2 §9/);
});
