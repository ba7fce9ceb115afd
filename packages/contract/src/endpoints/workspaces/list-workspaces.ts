import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { workspace } from './workspace.ts';

export const listWorkspaces = defineEndpoint({
  method: 'GET',
  path: '/api/workspaces',
  summary: 'All workspaces of the signed-in person, the default one first, then by name.',
  responses: { 200: z.object({ workspaces: z.array(workspace), total: z.int() }) },
});
