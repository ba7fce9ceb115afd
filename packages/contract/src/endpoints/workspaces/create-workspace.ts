import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { workspace, workspaceName } from './workspace.ts';

export const createWorkspace = defineEndpoint({
  method: 'POST',
  path: '/api/workspaces',
  summary: 'Makes a workspace.',
  body: z.object({ name: workspaceName }),
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 201: workspace },
  errors: ['too-many-workspaces'],
});
