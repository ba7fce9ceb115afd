import type { ModelId } from '@cuewright/engine/catalogue';
import fp from 'fastify-plugin';
import { fail, ok } from '../../result.ts';
import type { Models } from '../../services/ai/models.ts';

interface ReadingsParts {
  read: Models['read'];
}

export const readingsRoutes = fp<ReadingsParts>(
  async (app, { read }) => {
    app.endpoint('POST /api/readings', async ({ actor, body, signal }) => {
      const { text, mode, marks } = body;
      const wish = { text, mode, marks, models: body.models as ModelId[] };
      try {
        const { heard, ...rest } = await read(wish, { personId: actor.id, turn: actor.id, signal });
        return ok({ ...rest, ...(heard && { heard: { ...heard, marks: [...heard.marks] } }) });
      } catch (error) {
        // Nobody is there to be answered.
        if (signal.aborted && error === signal.reason) return fail('overloaded');
        throw error;
      }
    });
  },
  { name: 'readings-routes', dependencies: ['endpoints'] },
);
