import { z } from 'zod';
import { promptSorts } from '../../admin.ts';
import { generationMethods } from '../../usage.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { modelField } from '../prompts/model-field.ts';
import { promptModes } from '../prompts/saved-prompt.ts';
import { checkPlace, pageFacts, paging, searchAndDates } from './paging.ts';

/** Which prompts are asked for. */
export const promptFilters = {
  ...searchAndDates,
  mode: z.enum(promptModes).optional(),
  model: modelField.optional(),
  user: id.optional().describe('Whose they are.'),
};

export const listAllPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/prompts',
  summary: 'The prompts that people keep: all, or those whose title or text has a text.',
  admin: true,
  query: z
    .object({ ...paging, ...promptFilters, sort: z.enum(promptSorts).default('newest') })
    .superRefine(checkPlace),
  responses: {
    200: z.object({
      prompts: z.array(
        z.object({
          id,
          title: z.string(),
          description: z.string(),
          mode: z.enum(promptModes),
          model: z.string().nullable(),
          method: z.enum(generationMethods).nullable(),
          /** Its first 300 characters. */
          prompt_text: z.string(),
          /** Of the whole text, in characters. */
          prompt_length: z.int(),
          user_id: id,
          full_name: z.string(),
          email: z.string(),
          created_at: timestamp,
        }),
      ),
      ...pageFacts,
    }),
  },
});
