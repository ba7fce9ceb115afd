import { imageLimits } from '@cuewright/contract';
import { cleanText, isBlankText } from '@cuewright/engine/text';
import fp from 'fastify-plugin';
import { mapOk, ok } from '../../result.ts';
import { readDataUrl } from '../../services/pictures/data-url.ts';
import {
  deleteImageReference,
  keepImageReference,
  listImageReferences,
  readImageReference,
} from './commands.ts';
import { presentImageReference } from './present.ts';

export const imageReferencesRoutes = fp(
  async (app) => {
    const { deps } = app;

    app.endpoint('GET /api/image-references', async ({ actor, query }) => {
      const { images, total, nextCursor } = await listImageReferences(deps, actor, query);
      return ok({ images: images.map(presentImageReference), total, next_cursor: nextCursor });
    });

    app.endpoint('POST /api/image-references', async ({ actor, body }) => {
      const { title, description } = body;
      const given =
        'url' in body
          ? { bytes: readDataUrl(body.url), title: body.title }
          : { bytes: body.file.bytes, title: title ?? titleOfFile(body.file.name) };
      return mapOk(await keepImageReference(deps, actor, { ...given, description }), presentImageReference);
    });

    app.endpoint('GET /api/image-references/{id}', async ({ actor, params }) =>
      mapOk(await readImageReference(deps, actor, params.id), presentImageReference),
    );

    app.endpoint('DELETE /api/image-references/{id}', async ({ actor, params }) =>
      deleteImageReference(deps, actor, params.id),
    );
  },
  { name: 'image-references-routes', dependencies: ['endpoints'] },
);

/** A name may be as long as its system lets it, or missing. */
function titleOfFile(name: string): string {
  // What is cut in the middle of an emoji is no character any more.
  const cut = cleanText(name)
    .trim()
    .slice(0, imageLimits.title)
    .replace(/[\uD800-\uDBFF]$/, '');
  return isBlankText(cut) ? 'Untitled' : cut;
}
