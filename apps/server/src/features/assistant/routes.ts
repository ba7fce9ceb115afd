import type { Actor, Usage } from '@cuewright/contract';
import fp from 'fastify-plugin';
import { asItComes } from '../../endpoints/as-it-comes.ts';
import { fail, ok } from '../../result.ts';
import type { Asking, Models } from '../../services/ai/models.ts';
import { presentAnswer } from './present.ts';
import { questionOf } from './question-of.ts';
import { streamAnswer, streamTold } from './stream-answer.ts';

interface AssistantParts {
  converse: Models['converse'];
  /** Where somebody stands today. */
  readUsage: (actor: Actor) => Promise<Usage>;
  /** What prices are in, by its code of ISO 4217. */
  currency: string;
}

export const assistantRoutes = fp<AssistantParts>(
  async (app, { converse, readUsage, currency }) => {
    app.endpoint('POST /api/chat', async ({ actor, body, caller, signal, wantsEvents }) => {
      const usage = actor && (await readUsage(actor));
      const question = questionOf(body, usage, { isSignedIn: actor !== undefined, currency });
      const asking: Asking = { personId: actor?.id, turn: actor?.id ?? caller.address, signal };
      try {
        if (!wantsEvents) return ok(presentAnswer(await converse(question, asking, () => {})));
        const coming = await asItComes<string, Awaited<ReturnType<typeof converse>>>((tell) =>
          converse(question, asking, tell),
        );
        const events = 'done' in coming ? streamAnswer(coming.done) : streamTold(coming.news, coming.end);
        return { ok: true as const, events };
      } catch (error) {
        // Nobody is there to be answered.
        if (signal.aborted && error === signal.reason) return fail('overloaded');
        throw error;
      }
    });
  },
  { name: 'assistant-routes', dependencies: ['endpoints'] },
);
