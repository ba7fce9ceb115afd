import { z } from 'zod';
import { listLimits } from '../limits/index.ts';
import { id, meantText } from './fields.ts';

export const rowLimit = z.coerce.number<number>().int().min(1).max(listLimits.maxRows);

/** Of a list that goes on just after the last row of the page before. */
export const byCursor = {
  limit: rowLimit.default(listLimits.rows).describe('Rows to answer.'),
  cursor: id.optional().describe('`next_cursor` of the page before.'),
};

/** Words to look for. */
export function searchWords(max: number) {
  return z.string().max(max).overwrite(meantText).optional();
}
