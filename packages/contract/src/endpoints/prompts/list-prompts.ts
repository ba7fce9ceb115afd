import { z } from 'zod';
import { promptLimits } from '../../limits/index.ts';
import { generationMethods } from '../../usage.ts';
import { costlyRead } from '../costly-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { byCursor, searchWords } from '../list-query.ts';
import { modelField } from './model-field.ts';
import { promptModes, savedPrompt } from './saved-prompt.ts';

export const listPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/prompts',
  ...costlyRead,
  summary: 'The saved prompts of the signed-in person, newest first: all, or those that are asked for.',
  query: z.object({
    ...byCursor,
    q: searchWords(promptLimits.search).describe(
      'Words of the title or the text, the last one perhaps only begun. When nothing has them, titles like them.',
    ),
    mode: z.enum(promptModes).optional(),
    model: modelField.optional(),
    method: z.enum(generationMethods).optional(),
    favourite: z.enum(['true', 'false']).optional(),
  }),
  responses: {
    200: z.object({
      prompts: z.array(savedPrompt),
      total: z
        .int()
        .nullable()
        .describe(
          'All there are, or all that the filters leave, these counted to 1,000; null for a search of more than a page.',
        ),
      today: z.int().describe('Saved since 00:00 UTC, whatever is asked for.'),
      similar: z.boolean().describe('Nothing has the words of `q`: these titles are like them.'),
      next_cursor: id.nullable(),
    }),
  },
});
