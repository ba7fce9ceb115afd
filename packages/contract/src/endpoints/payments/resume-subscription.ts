import { defineEndpoint } from '../endpoint.ts';
import { subscription } from './subscription.ts';

export const resumeSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/payments/resume',
  summary: 'Takes a cancellation back while the plan still runs.',
  rateLimit: { max: 20, perSeconds: 60, by: 'person', counted: 'database' },
  responses: { 200: subscription },
  errors: ['no-subscription', 'payments-not-configured', 'payments-unavailable'],
});
