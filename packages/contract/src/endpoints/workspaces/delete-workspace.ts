import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { workspaceParams } from './workspace.ts';

export const deleteWorkspace = defineEndpoint({
  method: 'DELETE',
  path: '/api/workspaces/{id}',
  summary: 'Deletes a workspace. Its prompts move to the default one, which cannot be deleted.',
  params: workspaceParams,
  responses: { 204: z.void() },
  errors: ['workspace-not-found', 'default-workspace'],
});
