import { z } from 'zod';
import { promptLimits } from '../../limits/index.ts';
import { costlyRead } from '../costly-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { byCursor, searchWords } from '../list-query.ts';
import { workspaceParams } from './workspace.ts';
import { workspacePrompt } from './workspace-prompt.ts';

export const listWorkspacePrompts = defineEndpoint({
  method: 'GET',
  path: '/api/workspaces/{id}/prompts',
  ...costlyRead,
  summary: 'The prompts of a workspace, newest first: all, or those with these words.',
  params: workspaceParams,
  query: z.object({
    ...byCursor,
    q: searchWords(promptLimits.search).describe(
      'Words of the title or the text, the last one perhaps only begun.',
    ),
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
