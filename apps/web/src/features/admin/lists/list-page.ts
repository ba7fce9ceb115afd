import { adminLimits, listLimits } from '@cuewright/contract';
import { createParser } from 'nuqs';
import { goTo } from '../../../lib/trail.ts';

/** The number of a page, as far as pages have one. */
export const parseAsPage = createParser<number>({
  parse: (word) => {
    const page = Number(word);
    return Number.isInteger(page) && page >= 1 && page <= adminLimits.pages ? page : null;
  },
  serialize: String,
});

export interface PageFacts {
  page: number | null;
  total: number;
  total_is_least: boolean;
  next_cursor: string | null;
}

const rows = listLimits.adminRows;

/** How many pages can be gone to by their numbers. */
export function numberedPages({ total, total_is_least, page, next_cursor }: PageFacts): number {
  if (total_is_least) return adminLimits.pages;
  const counted = Math.max(1, Math.ceil(total / rows), (page ?? 0) + (next_cursor ? 1 : 0));
  return Math.min(adminLimits.pages, counted);
}

/** "51 to 100 of 1,284"; after the last page with a number only how many there are is known. */
export function pageText({ page, total, total_is_least }: PageFacts, shown: number): string {
  const all = `${total.toLocaleString()}${total_is_least ? ' or more' : ''}`;
  if (page === null) return `${shown} more of ${all}, after page ${adminLimits.pages.toLocaleString()}`;
  if (shown === 0) return `None of ${all}`;
  const first = (page - 1) * rows + 1;
  return `${first.toLocaleString()} to ${(first + shown - 1).toLocaleString()} of ${all}`;
}

/** The same list, another page of it. */
export function goToListPage({ page, cursor }: { page?: number; cursor?: string }): void {
  const address = new URL(location.href);
  const { searchParams } = address;
  searchParams.delete('page');
  searchParams.delete('cursor');
  if (cursor) searchParams.set('cursor', cursor);
  else if (page !== 1) searchParams.set('page', String(page));
  goTo(address.pathname + address.search);
}

/** The page after this one: by its number while it has one. */
export function nextPage({ page, next_cursor }: PageFacts): { page?: number; cursor?: string } | undefined {
  if (!next_cursor) return undefined;
  return page !== null && page < adminLimits.pages ? { page: page + 1 } : { cursor: next_cursor };
}
