import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { workspace, workspaceName, workspaceParams } from './workspace.ts';

export const changeWorkspace = defineEndpoint({
  method: 'PATCH',
  path: '/api/workspaces/{id}',
  summary: 'Renames a workspace, or makes it the default one.',
  params: workspaceParams,
  body: z
    .object({
      name: workspaceName.optional(),
      isDefault: z.literal(true).optional().describe('The one that was the default is it no more.'),
    })
    .refine(({ name, isDefault }) => name !== undefined || isDefault !== undefined, {
      error: 'Give a name, or say that it is the default.',
    }),
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: workspace },
  errors: ['workspace-not-found'],
});
