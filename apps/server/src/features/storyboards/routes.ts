import fp from 'fastify-plugin';
import { openSharedPlaces } from '../../places/shared-places.ts';
import { mapOk, ok } from '../../result.ts';
import { ARTIST_SETTING, type Artist } from '../../services/artist/artist.ts';
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
  artist: Artist | undefined;
  answerOnce: AnswerOnce;
}

/** A board is made whole in memory, its pictures unpacked one by one. */
const PRINTING = { atOnce: 2, atOnceEach: 1, mostWaiting: 20, mostWaitingEach: 2 };

export const storyboardsRoutes = fp(
  async (app, { artist, answerOnce }: StoryboardsOptions) => {
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
      ok(
        artist
          ? { is_ready: true as const, name: artist.name, is_free: artist.isFree }
          : { is_ready: false as const, setting: ARTIST_SETTING },
      ),
    );

    app.endpoint('POST /api/generate-image', async ({ actor, body, signal, log }) => {
      const { generation_id: generationId, ...wish } = body;
      return drawFrame({ ...deps, artist, answerOnce, log }, actor, { ...wish, generationId, signal });
    });
  },
  { name: 'storyboards-routes', dependencies: ['endpoints'] },
);
