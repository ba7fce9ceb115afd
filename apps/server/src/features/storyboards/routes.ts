import fp from 'fastify-plugin';
import { openSharedPlaces } from '../../places/shared-places.ts';
import { mapOk, ok } from '../../result.ts';
import type { Artist, Artists } from '../../services/artist/artist.ts';
import type { Engine } from '../../services/engine/engine.ts';
import {
  changeStoryboard,
  createStoryboard,
  deleteStoryboard,
  listStoryboards,
  readStoryboard,
} from './commands.ts';
import { type AnswerOnce, drawFrame } from './draw-frame.ts';
import { presentEntry, presentStoryboard } from './present.ts';
import { printStoryboard } from './print/print-storyboard.ts';

interface StoryboardsOptions {
  engine: Pick<Engine, 'run'>;
  artists: Artists;
  answerOnce: AnswerOnce;
}

/** A board is made whole in memory, its pictures unpacked one by one. */
const PRINTING = { atOnce: 2, atOnceEach: 1, mostWaiting: 20, mostWaitingEach: 2 };

export const storyboardsRoutes = fp(
  async (app, { engine, artists, answerOnce }: StoryboardsOptions) => {
    const { deps } = app;
    const places = openSharedPlaces(PRINTING);

    app.endpoint('GET /api/storyboards', async ({ actor, query: { prompt_id: promptId, ...page } }) => {
      const { boards, total, nextCursor } = await listStoryboards(deps, actor, { ...page, promptId });
      return ok({ storyboards: boards.map(presentEntry), total, next_cursor: nextCursor });
    });

    app.endpoint('POST /api/storyboards', async ({ actor, body }) =>
      mapOk(await createStoryboard(deps, actor, body), presentStoryboard),
    );

    app.endpoint('GET /api/storyboards/{id}', async ({ actor, params }) =>
      mapOk(await readStoryboard(deps, actor, params.id), presentStoryboard),
    );

    app.endpoint('PUT /api/storyboards/{id}', async ({ actor, params, body }) =>
      mapOk(await changeStoryboard(deps, actor, params.id, body), presentStoryboard),
    );

    app.endpoint('DELETE /api/storyboards/{id}', async ({ actor, params }) =>
      deleteStoryboard(deps, actor, params.id),
    );

    app.endpoint('GET /api/storyboards/{id}/pdf', async ({ actor, params, query }) => {
      const printed = await printStoryboard({ ...deps, places }, actor, params.id, query);
      if (!printed.ok) return printed;
      const { pdf, name } = printed.value;
      return ok(pdf, { headers: { 'content-disposition': `attachment; filename="${name}"` } });
    });

    app.endpoint('GET /api/artist', async () =>
      ok({
        sketch: presentArtist(artists.sketch),
        picture: artists.picture ? presentArtist(artists.picture) : null,
      }),
    );

    app.endpoint('POST /api/generate-image', async ({ actor, body, signal, log }) => {
      const { generation_id: generationId, or_sketch: orSketch, ...wish } = body;
      const asked = { ...wish, generationId, orSketch, signal };
      return drawFrame({ ...deps, engine, artists, answerOnce, log }, actor, asked);
    });
  },
  { name: 'storyboards-routes', dependencies: ['endpoints'] },
);

function presentArtist({ name, isFree }: Artist) {
  return { name, is_free: isFree };
}
