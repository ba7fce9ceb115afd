import { z } from 'zod';
import { planIds } from '../../payments.ts';
import { defineEndpoint } from '../endpoint.ts';
import { subscription } from './subscription.ts';

export const confirmSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/users/subscription',
  summary:
    'Asks for the plan that was paid for. What is sent grants nothing: the payment is looked up, and 402 tells that there is none.',
  body: z.object({ planType: z.enum(planIds), status: z.literal('active') }),
  rateLimit: { max: 60, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: subscription },
  errors: ['payment-not-confirmed', 'payments-unavailable'],
});
