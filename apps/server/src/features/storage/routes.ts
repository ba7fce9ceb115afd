import fp from 'fastify-plugin';
import { ok } from '../../result.ts';
import { weighImages, weighPrompts, weighTexts } from './repository.ts';

export const storageRoutes = fp(
  async (app) => {
    const { db } = app.deps;

    app.endpoint('GET /api/storage', async ({ actor }) =>
      ok({
        prompts: await weighPrompts(db, actor.id),
        notes: await weighTexts(db, 'notes', actor.id),
        brainstorm_notes: await weighTexts(db, 'brainstorm_notes', actor.id),
        images: await weighImages(db, actor.id),
      }),
    );
  },
  { name: 'storage-routes', dependencies: ['endpoints'] },
);
