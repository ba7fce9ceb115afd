import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { promptParams, savedPrompt, seenVersion, versionNumber } from './saved-prompt.ts';

export const restoreVersion = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/{id}/versions',
  summary: 'Puts an earlier text back, as a new version: 201. A text that is there already stays: 200.',
  params: promptParams,
  body: z.object({
    number: versionNumber.describe('The version whose text it is.'),
    version: seenVersion,
  }),
  keeps: 'texts',
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: savedPrompt, 201: savedPrompt },
  errors: ['prompt-not-found', 'version-not-found', 'stale-version'],
});
