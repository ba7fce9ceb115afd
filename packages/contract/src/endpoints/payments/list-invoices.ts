import { z } from 'zod';
import { listLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { invoice } from './invoice.ts';

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/payments/invoices',
  summary: 'What the signed-in person has paid, newest first.',
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(listLimits.maxRows).default(listLimits.rows),
    /** `next_cursor` of the page before. */
    cursor: id.optional(),
  }),
  responses: {
    200: z.object({ invoices: z.array(invoice), total: z.int(), next_cursor: id.nullable() }),
  },
});
