import { type Actor, optimizerLimits } from '@cuewright/contract';
import fp from 'fastify-plugin';
import { mapOk, type Result } from '../../result.ts';
import type { IdeaToOptimize, Optimize, OptimizedPrompt } from '../../services/optimizer/optimizer.ts';

interface Work {
  generationId?: string | undefined;
  method: 'optimizer';
  seconds: number;
}

interface OptimizerParts {
  optimize: Optimize;
  /** Lets work cost a generation, once however often it is asked for. */
  answerOnce: (
    actor: Actor,
    work: Work,
    make: () => Promise<OptimizedPrompt>,
  ) => Promise<
    Result<
      { generationId: string; answer: OptimizedPrompt },
      'generation-not-found' | 'generation-spent' | 'daily-limit-reached'
    >
  >;
}

export const optimizerRoutes = fp<OptimizerParts>(
  async (app, { optimize, answerOnce }) => {
    app.endpoint('POST /api/optimize', async ({ actor, body }) => {
      const { generation_id: generationId, ...idea } = body satisfies IdeaToOptimize;
      const work: Work = { generationId, method: 'optimizer', seconds: optimizerLimits.seconds };
      return mapOk(await answerOnce(actor, work, () => optimize(idea)), (answered) => ({
        generation_id: answered.generationId,
        ...answered.answer,
      }));
    });
  },
  { name: 'optimizer-routes', dependencies: ['endpoints'] },
);
