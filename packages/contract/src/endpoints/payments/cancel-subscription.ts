import { defineEndpoint } from '../endpoint.ts';
import { subscription } from './subscription.ts';

export const cancelSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/payments/cancel',
  summary: 'Stops the plan at the end of what is paid.',
  rateLimit: { max: 20, perSeconds: 60, by: 'person', counted: 'database' },
  responses: { 200: subscription },
  errors: ['no-subscription', 'payments-not-configured', 'payments-unavailable'],
});
