import { defineEndpoint } from '../endpoint.ts';
import { promptParams, savedPrompt } from './saved-prompt.ts';

export const readPrompt = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/{id}',
  summary: 'One saved prompt.',
  params: promptParams,
  responses: { 200: savedPrompt },
  errors: ['prompt-not-found'],
});
