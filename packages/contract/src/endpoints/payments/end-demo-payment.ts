import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';

export const endDemoPayment = defineEndpoint({
  method: 'POST',
  path: '/api/payments/{session}/demo',
  summary: 'Ends a purchase in the demo checkout as one would at a provider. Moves no money.',
  params: z.object({ session: id }),
  body: z.object({ outcome: z.enum(['paid', 'declined', 'cancelled']) }),
  responses: { 200: z.object({ url: z.string() }) },
  errors: ['payment-not-found', 'payment-over', 'plan-held', 'payments-not-configured'],
});
