import { expect, it } from 'vitest';
import { packRows } from './pack-rows.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const rows = (columns: number, open?: string) =>
  packRows(items, columns, open).map((row) => row.map(({ id }) => id).join(''));

it('[LIB-4] keeps what is opened in its row, without a hole beside it', () => {
  expect(rows(3)).toEqual(['abc', 'de']);
  expect(rows(3, 'a')).toEqual(['ab', 'cde']);
  expect(rows(3, 'b')).toEqual(['ab', 'cde']);
  expect(rows(3, 'c')).toEqual(['ac', 'bde']);
  expect(rows(2, 'b')).toEqual(['b', 'ac', 'de']);
  expect(rows(1, 'b')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(packRows([], 3, 'a')).toEqual([]);
});
