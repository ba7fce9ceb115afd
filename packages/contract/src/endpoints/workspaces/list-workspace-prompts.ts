import { cleanText } from '@cuewright/engine/text';
import { z } from 'zod';
import { listLimits, promptLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { workspaceParams } from './workspace.ts';
import { workspacePrompt } from './workspace-prompt.ts';

export const listWorkspacePrompts = defineEndpoint({
  method: 'GET',
  path: '/api/workspaces/{id}/prompts',
  summary: 'The prompts of a workspace, newest first: all, or those with these words.',
  params: workspaceParams,
  query: z.object({
    limit: z.coerce
      .number<number>()
      .int()
      .min(1)
      .max(listLimits.maxRows)
      .default(listLimits.rows)
      .describe('Rows to answer.'),
    cursor: id.optional().describe('`next_cursor` of the page before.'),
    q: z
      .string()
      .max(promptLimits.search)
      .overwrite((text) => cleanText(text).trim())
      .optional()
      .describe('Words of the title or the text, the last one perhaps only begun.'),
  }),
  responses: {
    200: z.object({
      prompts: z.array(workspacePrompt),
      total: z.int().nullable().describe('All there are; null for a search of more than a page.'),
      next_cursor: id.nullable(),
    }),
  },
  errors: ['workspace-not-found'],
});
