import fp from 'fastify-plugin';
import { mapOk, ok } from '../../result.ts';
import { changePrompt, deletePrompt, restoreVersion } from './change-commands.ts';
import { listVersions, readPrompt, savePrompt } from './commands.ts';
import { listPromptsPage } from './list-prompts.ts';
import { presentPrompt, presentVersion } from './present.ts';

export const promptsRoutes = fp(
  async (app) => {
    const { deps } = app;

    app.endpoint('GET /api/prompts', async ({ actor, query }) => {
      const { q: words, favourite, ...rest } = query;
      const isFavourite = favourite && favourite === 'true';
      const page = await listPromptsPage(deps, actor, { ...rest, words, isFavourite });
      const { total, today, isSimilar: similar, nextCursor: next_cursor } = page;
      return ok({ prompts: page.prompts.map(presentPrompt), total, today, similar, next_cursor });
    });

    app.endpoint('POST /api/prompts', async ({ actor, body }) => {
      const { title, description, prompt_text: text, marks, mode, model, method, json_config: config } = body;
      const { generation_id: generationId, workspace_id: workspaceId } = body;
      const prompt = { title, description, text, marks, mode, model: model || null, method, config };
      return mapOk(await savePrompt(deps, actor, { ...prompt, generationId, workspaceId }), presentPrompt);
    });

    app.endpoint('GET /api/prompts/{id}', async ({ actor, params }) =>
      mapOk(await readPrompt(deps, actor, params.id), presentPrompt),
    );

    app.endpoint('PATCH /api/prompts/{id}', async ({ actor, params, body }) => {
      const { title, prompt_text: text, marks, json_config: config, favourite: isFavourite, version } = body;
      const change = { title, text, marks, config, isFavourite, version };
      return mapOk(await changePrompt(deps, actor, params.id, change), presentPrompt);
    });

    app.endpoint('DELETE /api/prompts/{id}', async ({ actor, params }) =>
      deletePrompt(deps, actor, params.id),
    );

    app.endpoint('GET /api/prompts/{id}/versions', async ({ actor, params, query }) =>
      mapOk(await listVersions(deps, actor, params.id, query), ({ versions, total, nextCursor }) => ({
        versions: versions.map(presentVersion),
        total,
        next_cursor: nextCursor,
      })),
    );

    app.endpoint('POST /api/prompts/{id}/versions', async ({ actor, params, body }) => {
      const restored = await restoreVersion(deps, actor, params.id, body);
      if (!restored.ok) return restored;
      const { prompt, isNew } = restored.value;
      return ok(presentPrompt(prompt), { status: isNew ? 201 : 200 });
    });
  },
  { name: 'prompts-routes', dependencies: ['endpoints'] },
);
