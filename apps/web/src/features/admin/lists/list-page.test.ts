import { expect, it } from 'vitest';
import { nextPage, numberedPages, pageText } from './list-page.ts';

const thousand = (1000).toLocaleString();
const facts = { page: 1, total: 120, total_is_least: false, next_cursor: 'next' };

it('counts pages of fifty, up to the last that has a number', () => {
  expect(numberedPages(facts)).toBe(3);
  expect(numberedPages({ ...facts, total: 0, next_cursor: null })).toBe(1);
  expect(numberedPages({ ...facts, total: 200_000 })).toBe(1000);
  expect(numberedPages({ ...facts, total: 10_000, total_is_least: true })).toBe(1000);
});

it('says which rows are shown of how many', () => {
  expect(pageText({ ...facts, page: 2 }, 50)).toBe('51 to 100 of 120');
  expect(pageText({ ...facts, total_is_least: true }, 50)).toBe('1 to 50 of 120 or more');
  expect(pageText({ ...facts, page: 9 }, 0)).toBe('None of 120');
  expect(pageText({ ...facts, page: null }, 50)).toBe(`50 more of 120, after page ${thousand}`);
});

it('goes on by numbers as far as they reach, and then from where the page before ended', () => {
  expect(nextPage({ ...facts, page: 999 })).toEqual({ page: 1000 });
  expect(nextPage({ ...facts, page: 1000 })).toEqual({ cursor: 'next' });
  expect(nextPage({ ...facts, page: null })).toEqual({ cursor: 'next' });
  expect(nextPage({ ...facts, page: 3, next_cursor: null })).toBeUndefined();
});
