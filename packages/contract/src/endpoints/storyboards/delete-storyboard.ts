import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { storyboardParams } from './storyboard.ts';

export const deleteStoryboard = defineEndpoint({
  method: 'DELETE',
  path: '/api/storyboards/{id}',
  summary: 'Deletes a storyboard. Its pictures go a day later, where no other board shows them.',
  params: storyboardParams,
  responses: { 204: z.void() },
  errors: ['storyboard-not-found'],
});
