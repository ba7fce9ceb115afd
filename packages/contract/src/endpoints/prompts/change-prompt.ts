import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { jsonConfig } from './json-config.ts';
import {
  keepWords,
  promptParams,
  promptTitle,
  promptWords,
  refuseMarksOutside,
  savedPrompt,
  seenVersion,
} from './saved-prompt.ts';

export const changePrompt = defineEndpoint({
  method: 'PATCH',
  path: '/api/prompts/{id}',
  summary:
    'Changes a saved prompt. Another text is a new version of it; without `marks`, those that it had go on with their words. With `version` a change made elsewhere is not overwritten.',
  params: promptParams,
  body: z
    .object({
      title: promptTitle.optional(),
      prompt_text: promptWords.prompt_text.optional(),
      marks: promptWords.marks,
      json_config: jsonConfig.optional(),
      favourite: z.boolean().optional(),
      version: seenVersion,
    })
    .refine(({ version: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
      error: 'Give a title, a text, marks, a configuration, or whether it is a favourite.',
    })
    .superRefine(refuseMarksOutside)
    .overwrite(keepWords),
  keeps: 'texts',
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: savedPrompt },
  errors: ['prompt-not-found', 'stale-version', 'invalid-request'],
});
