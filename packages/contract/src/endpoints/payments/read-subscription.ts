import { defineEndpoint } from '../endpoint.ts';
import { subscription } from './subscription.ts';

export const readSubscription = defineEndpoint({
  method: 'GET',
  path: '/api/users/subscription',
  summary: 'The plan of the signed-in person.',
  responses: { 200: subscription },
});
