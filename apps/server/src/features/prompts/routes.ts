import fp from 'fastify-plugin';
import { mapOk, ok } from '../../result.ts';
import { readPrompt, savePrompt } from './commands.ts';
import { listPromptsPage } from './list-prompts.ts';
import { presentPrompt } from './present.ts';

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
      const { title, description, prompt_text: text, mode, model, method, json_config: config } = body;
      const prompt = { title, description, text, mode, model: model || null, method, config };
      return ok(
        presentPrompt(await savePrompt(deps, actor, { ...prompt, generationId: body.generation_id })),
      );
    });

    app.endpoint('GET /api/prompts/{id}', async ({ actor, params }) =>
      mapOk(await readPrompt(deps, actor, params.id), presentPrompt),
    );
  },
  { name: 'prompts-routes', dependencies: ['endpoints'] },
);
