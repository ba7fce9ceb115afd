import { expect, it } from 'vitest';
import { readSeconds } from './read-seconds.ts';

it.each([
  ['4', 4],
  ['4 s', 4],
  ['2,5', 2.5],
  ['2.54', 2.5],
  ['.5', 0.5],
  ['3600', 3600],
  [' ', null],
])('%j is %j', (typed, value) => {
  expect(readSeconds(typed)).toEqual({ ok: true, value });
});

it.each(['0', '3601', '-1', 'four', '1e9', '1:30', '.', '0.01'])('%j is no length', (typed) => {
  expect(readSeconds(typed)).toEqual({ ok: false });
});
