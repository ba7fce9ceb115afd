import { z } from 'zod';
import { listLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { workspaceParams } from './workspace.ts';

export const movePrompts = defineEndpoint({
  method: 'POST',
  path: '/api/workspaces/{id}/prompts',
  summary: 'Moves prompts into a workspace: all of them, or none when one is not there.',
  params: workspaceParams,
  body: z.object({ prompt_ids: z.array(id).min(1).max(listLimits.maxRows) }),
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: {
    200: z.object({ moved: z.int().describe('How many were somewhere else before.') }),
  },
  errors: ['workspace-not-found', 'prompt-not-found'],
});
