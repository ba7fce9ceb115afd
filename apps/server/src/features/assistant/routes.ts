import type { Actor, Usage } from '@cuewright/contract';
import fp from 'fastify-plugin';
import { ok } from '../../result.ts';
import type { Assist } from '../../services/assistant/assistant.ts';
import { presentAnswer } from './present.ts';
import { questionOf } from './question-of.ts';
import { streamAnswer } from './stream-answer.ts';

interface AssistantParts {
  assist: Assist;
  /** Where somebody stands today. */
  readUsage: (actor: Actor) => Promise<Usage>;
  /** What prices are in, by its code of ISO 4217. */
  currency: string;
}

export const assistantRoutes = fp<AssistantParts>(
  async (app, { assist, readUsage, currency }) => {
    app.endpoint('POST /api/chat', async ({ actor, body, wantsEvents }) => {
      const usage = actor && (await readUsage(actor));
      const answer = await assist(questionOf(body, usage, { isSignedIn: actor !== undefined, currency }));
      return wantsEvents ? { ok: true, events: streamAnswer(answer) } : ok(presentAnswer(answer));
    });
  },
  { name: 'assistant-routes', dependencies: ['endpoints'] },
);
