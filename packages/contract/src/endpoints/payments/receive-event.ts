import { z } from 'zod';
import { bytes } from '../bodies.ts';
import { defineEndpoint } from '../endpoint.ts';

export const receivePaymentEvent = defineEndpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'What Stripe tells of payments, signed by it. An event counts once, however often it comes.',
  public: true,
  body: bytes('application/json'),
  responses: { 200: z.object({ received: z.literal(true) }) },
  errors: ['event-refused', 'payments-not-configured', 'payments-unavailable'],
});
