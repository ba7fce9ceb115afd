import { type Actor, optimizerLimits, problem } from '@cuewright/contract';
import fp from 'fastify-plugin';
import { asItComes } from '../../endpoints/as-it-comes.ts';
import { fail, mapOk, ok, type Result } from '../../result.ts';
import type { Asking, IdeaToPolish, Models, PolishedPrompt, PolishNews } from '../../services/ai/models.ts';

interface Work {
  generationId?: string | undefined;
  method: 'optimizer';
  seconds: number;
  /** Work that came to nothing costs nothing. */
  isFree: (answer: PolishedPrompt) => boolean;
}

type Unpaid = 'generation-not-found' | 'generation-spent' | 'daily-limit-reached';

interface OptimizerParts {
  polish: Models['polish'];
  /** Lets work cost a generation, once however often it is asked for. */
  answerOnce: (
    actor: Actor,
    work: Work,
    make: () => Promise<PolishedPrompt>,
  ) => Promise<Result<{ generationId: string; answer: PolishedPrompt }, Unpaid>>;
}

export const optimizerRoutes = fp<OptimizerParts>(
  async (app, { polish, answerOnce }) => {
    app.endpoint('POST /api/optimize', async ({ actor, body, signal, wantsEvents }) => {
      const { generation_id: generationId, ...idea } = body satisfies IdeaToPolish;
      const { seconds } = optimizerLimits;
      const work: Work = { generationId, method: 'optimizer', seconds, isFree: needsNothing };
      const asking: Asking = { personId: actor.id, turn: actor.id, signal };
      const make = async (tell: (news: PolishNews) => void) =>
        mapOk(await answerOnce(actor, work, () => polish(idea, asking, tell)), (answered) => ({
          generation_id: answered.generationId,
          ...answered.answer,
          ...(needsNothing(answered.answer) && { is_free: true as const }),
        }));
      return await answerPolished(make, { signal, wantsEvents });
    });

    app.endpoint('POST /api/enhance', async ({ actor, body, signal, wantsEvents }) => {
      const { text: idea, mode, locked } = body;
      const asking: Asking = { personId: actor.id, turn: actor.id, signal };
      const make = async (tell: (news: PolishNews) => void) =>
        ok(await polish({ idea, mode, locked }, asking, tell));
      return await answerPolished<PolishedPrompt, never>(make, { signal, wantsEvents });
    });
  },
  { name: 'optimizer-routes', dependencies: ['endpoints'] },
);

/** The idea said all that a shot needs, and nothing beside it. */
function needsNothing({ added, left = [], is_translated: isTranslated }: PolishedPrompt): boolean {
  return added.length === 0 && left.length === 0 && !isTranslated;
}

/** Whole, or part by part as it comes; to nobody where whoever asked has gone. */
async function answerPolished<Answer extends object, Code extends Unpaid>(
  make: (tell: (news: PolishNews) => void) => Promise<Result<Answer, Code>>,
  { signal, wantsEvents }: { signal: AbortSignal; wantsEvents: boolean },
) {
  try {
    if (!wantsEvents) return await make(() => {});
    const coming = await asItComes(make);
    if ('done' in coming) {
      if (!coming.done.ok) return coming.done;
      return { ok: true as const, events: eventsOf([], Promise.resolve(coming.done)) };
    }
    return { ok: true as const, events: eventsOf(coming.news, coming.end) };
  } catch (error) {
    if (signal.aborted && error === signal.reason) return fail('overloaded');
    throw error;
  }
}

async function* eventsOf<Answer extends object>(
  news: AsyncIterable<PolishNews> | Iterable<PolishNews>,
  end: Promise<Result<Answer, Unpaid>>,
) {
  for await (const one of news) yield { type: 'part' as const, ...one };
  const done = await end;
  if (done.ok) yield { type: 'done' as const, ...done.value };
  else yield { type: 'failed' as const, problem: { ...problem(done.code, done.facts as never) } };
}
