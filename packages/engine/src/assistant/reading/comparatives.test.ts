import { expect, it } from 'vitest';
import { readComparatives } from './comparatives.ts';

const putBy = (text: string) => readComparatives(text).map(({ put }) => put);

it('[A5.1] reads what to change where nothing else is said', () => {
  expect(putBy("i'd like it warmer and a bit later in the day, less harsh")).toEqual([
    'warm light',
    'late afternoon',
    'soft light',
  ]);
  expect(putBy('a warmer coat for the skater')).toEqual([]);
});

it('[A5.1] takes no longer for words that are found in others, over and over', () => {
  expect(putBy(`${'after '.repeat(83)}~`)).toEqual([]);
  expect(putBy(`${'more darker '.repeat(41)}~`)).toEqual([]);
});
