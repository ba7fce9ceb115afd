import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { promptParams } from './saved-prompt.ts';

export const deletePrompt = defineEndpoint({
  method: 'DELETE',
  path: '/api/prompts/{id}',
  summary: 'Deletes a saved prompt and its versions.',
  params: promptParams,
  responses: { 204: z.void() },
  errors: ['prompt-not-found'],
});
