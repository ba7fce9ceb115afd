import fp from 'fastify-plugin';
import { ok } from '../../result.ts';
import type { Engine } from '../../services/engine/engine.ts';

interface CopiesParts {
  engine: Pick<Engine, 'run'>;
}

export const copiesRoutes = fp<CopiesParts>(
  async (app, { engine }) => {
    app.endpoint('POST /api/copies', async ({ actor, body, caller, signal }) => {
      const { text, mode, models, start_image: hasStartImage = false, marks = [] } = body;
      const turn = actor?.id ?? caller.address;
      const copies = await engine.run('copies', { text, mode, models, hasStartImage, marks }, { turn, signal });
      return ok({ copies });
    });
  },
  { name: 'copies-routes', dependencies: ['endpoints'] },
);
