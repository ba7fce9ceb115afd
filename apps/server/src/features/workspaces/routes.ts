import fp from 'fastify-plugin';
import { mapOk, ok } from '../../result.ts';
import {
  changeWorkspace,
  createWorkspace,
  deleteWorkspace,
  listPromptsOf,
  listWorkspaces,
  movePrompts,
} from './commands.ts';
import { presentWorkspace, presentWorkspacePrompt } from './present.ts';

export const workspacesRoutes = fp(
  async (app) => {
    const { deps } = app;

    app.endpoint('GET /api/workspaces', async ({ actor }) => {
      const workspaces = await listWorkspaces(deps, actor);
      return ok({ workspaces: workspaces.map(presentWorkspace), total: workspaces.length });
    });

    app.endpoint('POST /api/workspaces', async ({ actor, body }) =>
      mapOk(await createWorkspace(deps, actor, body), presentWorkspace),
    );

    app.endpoint('PATCH /api/workspaces/{id}', async ({ actor, params, body }) =>
      mapOk(await changeWorkspace(deps, actor, params.id, body), presentWorkspace),
    );

    app.endpoint('DELETE /api/workspaces/{id}', async ({ actor, params }) =>
      deleteWorkspace(deps, actor, params.id),
    );

    app.endpoint('GET /api/workspaces/{id}/prompts', async ({ actor, params, query }) =>
      mapOk(await listPromptsOf(deps, actor, params.id, query), ({ prompts, total, nextCursor }) => ({
        prompts: prompts.map(presentWorkspacePrompt),
        total,
        next_cursor: nextCursor,
      })),
    );

    app.endpoint('POST /api/workspaces/{id}/prompts', async ({ actor, params, body }) =>
      movePrompts(deps, actor, params.id, body.prompt_ids),
    );
  },
  { name: 'workspaces-routes', dependencies: ['endpoints'] },
);
