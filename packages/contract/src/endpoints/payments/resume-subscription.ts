import { defineEndpoint } from '../endpoint.ts';
import { subscription } from './subscription.ts';

export const resumeSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/payments/resume',
  summary: 'Takes a cancellation back while the plan still runs.',
  responses: { 200: subscription },
  errors: ['no-subscription', 'payments-not-configured', 'payments-unavailable'],
});
