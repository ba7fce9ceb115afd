import { defineEndpoint } from '../endpoint.ts';
import { storyboard, storyboardParams } from './storyboard.ts';

export const readStoryboard = defineEndpoint({
  method: 'GET',
  path: '/api/storyboards/{id}',
  summary: 'A storyboard with its frames.',
  params: storyboardParams,
  responses: { 200: storyboard },
  errors: ['storyboard-not-found'],
});
