import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { byCursor } from '../list-query.ts';
import { invoice } from './invoice.ts';

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/payments/invoices',
  summary: 'What the signed-in person has paid, newest first.',
  query: z.object(byCursor),
  responses: {
    200: z.object({ invoices: z.array(invoice), total: z.int(), next_cursor: id.nullable() }),
  },
});
