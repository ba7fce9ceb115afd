import { z } from 'zod';
import { planIds } from '../../payments.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';

export const createPaymentSession = defineEndpoint({
  method: 'POST',
  path: '/api/payments/create-session',
  summary:
    'Begins the purchase of a plan; `url` is where it goes on. From monthly to yearly or back, the plan is switched at the end of what is paid, and `url` leads straight back.',
  body: z.object({
    planId: z.enum(planIds),
    /** The signed-in person’s. */
    userId: z.string().max(100),
    /** An address of this app; it is led back to with `step=payment` and `session`. */
    returnUrl: z.string().max(2_000),
  }),
  rateLimit: { max: 20, perSeconds: 60, by: 'person', counted: 'database' },
  responses: { 201: z.object({ session_id: id, url: z.string() }) },
  errors: [
    'invalid-request',
    'payment-for-another',
    'plan-held',
    'payments-not-configured',
    'payments-unavailable',
  ],
});
