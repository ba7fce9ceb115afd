import fp from 'fastify-plugin';
import { mapOk, ok } from '../../result.ts';
import { awardShare, type Credits, readReferralStats, trackShare } from './commands.ts';

export const sharingRoutes = fp<{ credits: Credits }>(
  async (app, { credits }) => {
    const parts = { ...app.deps, credits };

    app.endpoint('POST /api/track-share', async ({ actor, body }) => {
      const { id, platform, created_at } = await trackShare(parts, actor, body.platform);
      return ok({ id, platform, created_at: created_at.toISOString() });
    });

    app.endpoint('POST /api/award-share-credits', async ({ actor }) =>
      mapOk(await awardShare(parts, actor), ({ awarded, nextAt }) => ({
        awarded,
        next_at: nextAt.toISOString(),
      })),
    );

    app.endpoint('GET /api/referrals/stats', async ({ actor }) => ok(await readReferralStats(parts, actor)));
  },
  { name: 'sharing-routes', dependencies: ['endpoints'] },
);
