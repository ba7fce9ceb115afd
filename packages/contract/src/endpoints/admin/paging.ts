import { z } from 'zod';
import { adminLimits, listLimits, promptLimits } from '../../limits/index.ts';
import { rowLimit, searchWords } from '../list-query.ts';

const CURSOR = /^(.*)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/s;

/** What a cursor says of the last row of the page before: what it was put in order by, and its id. */
export function readCursor(cursor: string): { key: string; id: string } | undefined {
  const [, key, id] = CURSOR.exec(cursor) ?? [];
  return key === undefined || id === undefined ? undefined : { key, id };
}

/** As PostgreSQL writes it, to the microsecond: it does not read every length. */
const moment = z.iso.datetime({ precision: 6 }).refine((time) => time >= '1970');

const keys: Readonly<Record<string, z.ZodType>> = {
  newest: moment,
  oldest: moment,
  'most-used': z.string().regex(/^\d{1,9}$/),
};

interface Place {
  page?: number | undefined;
  cursor?: string | undefined;
  sort: string;
}

/** A list is asked for by page or by cursor, and a cursor belongs to the order it came from. */
export function checkPlace({ page, cursor, sort }: Place, context: z.RefinementCtx): void {
  if (cursor === undefined) return;
  const read = readCursor(cursor);
  const fits = read && !read.key.includes('\0') && (keys[sort]?.safeParse(read.key).success ?? true);
  const message =
    page === undefined ? 'Cursor has to be a next_cursor of the same order.' : 'Give a page or a cursor.';
  if (!fits || page !== undefined) context.addIssue({ code: 'custom', path: ['cursor'], message });
}

const day = z.iso
  .date()
  .refine((date) => date >= '1970' && date < '9999', { error: 'Give a day as 2026-11-22.' });

/** Of a list for admins: by page or, beyond the last number, by cursor. */
export const paging = {
  page: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(adminLimits.pages)
    .optional()
    .describe('From 1; what comes after the last one has `next_cursor`.'),
  limit: rowLimit.default(listLimits.adminRows).describe('Rows to answer.'),
  cursor: z
    .string()
    .max(600)
    .optional()
    .describe('`next_cursor` of the page before, in the same order; instead of a page.'),
};

/** What both lists can be cut down by. */
export const searchAndDates = {
  q: searchWords(promptLimits.search).describe(
    'Text to find, letter by letter and in any case. Without three letters or digits in a row, only at the beginning.',
  ),
  from: day.optional().describe('The first day of UTC on which it was made.'),
  to: day.optional().describe('The last one.'),
};

/** What both lists say of themselves. */
export const pageFacts = {
  total: z.int().describe('All there are; all that filters leave, as far as they are counted.'),
  /** Whether there are more than `total` says. */
  total_is_least: z.boolean(),
  /** Nothing for a page that a cursor led to. */
  page: z.int().nullable(),
  next_cursor: z.string().nullable(),
};
