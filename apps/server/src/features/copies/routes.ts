import type { ModelId } from '@cuewright/engine/catalogue';
import type { CopyFor, Words } from '@cuewright/engine/copies';
import fp from 'fastify-plugin';
import { fail, ok } from '../../result.ts';
import type { Engine } from '../../services/engine/engine.ts';

interface CopiesParts {
  engine: Pick<Engine, 'run'>;
}

export const copiesRoutes = fp<CopiesParts>(
  async (app, { engine }) => {
    app.endpoint('POST /api/copies', async ({ actor, body, caller, signal }) => {
      const { text, marks, form = {}, method = 'simple', mode, start_image: hasStartImage } = body;
      const words: Words = text === undefined ? { method, form } : { text, marks };
      const wish = { words, mode, models: body.models as ModelId[], hasStartImage };
      try {
        const copies = await engine.run('copies', wish, { turn: actor?.id ?? caller.address, signal });
        return ok({ copies: copies.map(present) });
      } catch (error) {
        // Nobody is there to be answered.
        if (signal.aborted && error === signal.reason) return fail('overloaded');
        throw error;
      }
    });
  },
  { name: 'copies-routes', dependencies: ['endpoints'] },
);

function present({ sentAs, leftOff, open, statements, ...copy }: CopyFor) {
  return {
    ...copy,
    sent_as: sentAs,
    left_off: [...leftOff],
    open: [...open],
    statements: [...statements],
  };
}
