import { type Problem, problem } from '@cuewright/contract';
import type { EndpointForm } from '@cuewright/contract/endpoints';
import fp from 'fastify-plugin';
import { SpaceKeeper } from '../space/space-keeper.ts';
import type { KeptKind, SpaceLimits } from '../space/space-limits.ts';
import { ROW_BYTES, weighKept } from '../space/weigh-kept.ts';

/** Of a body that does not say how long it is. */
const UNTOLD_BYTES = 1_048_576;
const MEGABYTE = 1_048_576;
const words: Record<KeptKind, string> = {
  texts: 'Prompts, notes and storyboards',
  pictures: 'Pictures',
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes room for what this call keeps; where its person has none, the problem that says so. */
    findSpace: (endpoint: EndpointForm, request: FastifyRequest) => Promise<Problem | undefined>;
  }
}

export const spacePlugin = fp(
  async (app, { space }: { space: SpaceLimits }) => {
    const { db, clock } = app.deps;
    const keeper = new SpaceKeeper({
      limits: space,
      weigh: (userId, kind) => weighKept(db, userId, kind),
      now: () => clock().getTime(),
    });

    app.decorate('findSpace', async ({ keeps }, { actor, headers }) => {
      if (!keeps || !actor) return undefined;
      const size = ROW_BYTES + Number(headers['content-length'] ?? UNTOLD_BYTES);
      const full = await keeper.take(actor.id, keeps, size);
      if (!full) return undefined;
      const { keptBytes, mostBytes } = full;
      return problem('space-used-up', {
        detail: `${words[keeps]} can take ${mostBytes / MEGABYTE} MB; yours take ${megabytes(keptBytes)} MB.`,
        kept_bytes: keptBytes,
        most_bytes: mostBytes,
      });
    });
  },
  { name: 'space', dependencies: ['sessions'] },
);

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}
