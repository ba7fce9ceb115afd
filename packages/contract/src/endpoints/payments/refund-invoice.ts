import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { invoice } from './invoice.ts';

export const refundInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/payments/invoices/{id}/refund',
  summary: 'Gives a payment of the last thirty days back, whole. The plan it paid for ends at once.',
  params: z.object({ id }),
  rateLimit: { max: 20, perSeconds: 60, by: 'person', counted: 'database' },
  responses: { 200: invoice },
  errors: ['payment-not-found', 'refund-closed', 'payments-not-configured', 'payments-unavailable'],
});
