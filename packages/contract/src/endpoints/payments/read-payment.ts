import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { payment } from './payment.ts';

export const readPayment = defineEndpoint({
  method: 'GET',
  path: '/api/payments/{session}',
  summary: 'How a purchase of the signed-in person stands, by the word of whoever takes the money.',
  params: z.object({ session: id }),
  rateLimit: { max: 120, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: payment },
  errors: ['payment-not-found', 'payments-not-configured', 'payments-unavailable'],
});
