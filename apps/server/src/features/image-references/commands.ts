import { type Actor, canTouchImage, imageLimits } from '@cuewright/contract';
import { type CursorPlace, readCursorPage } from '../../database/cursor-page.ts';
import type { Deps, DepsWithFiles } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import { recordBlob, storeBytes } from '../../services/blobs/commands.ts';
import { drawPicture, openPicture, type PictureFailure } from '../../services/pictures/open-picture.ts';
import * as images from './repository.ts';
import type { ImageReferenceRow } from './table.ts';

export interface ImagesPage {
  images: ImageReferenceRow[];
  total: number;
  nextCursor: string | null;
}

/** One page of a person's pictures. */
export async function listImageReferences(
  { db }: Pick<Deps, 'db'>,
  { id: userId }: Actor,
  place: CursorPlace,
): Promise<ImagesPage> {
  const page = await readCursorPage(place, (at) => images.listImageReferences(db, { userId, ...at }));
  const total = await images.countImageReferences(db, userId);
  return { images: page.rows, total, nextCursor: page.nextCursor };
}

/** Keeps a picture as we draw it, not as it came. */
export async function keepImageReference(
  deps: DepsWithFiles,
  actor: Actor,
  given: { bytes: Uint8Array; title: string; description?: string | undefined },
): Promise<Result<ImageReferenceRow, PictureFailure>> {
  const drawn = await drawBoth(given.bytes);
  if (!drawn.ok) return drawn;
  const { picture, thumbnail } = drawn.value;
  const stored = {
    picture: await storeBytes(deps, actor.id, picture.data),
    thumbnail: await storeBytes(deps, actor.id, thumbnail.data),
  };
  return await deps.db.transaction().execute(async (trx) => {
    const image = {
      id: deps.newId(),
      user_id: actor.id,
      title: given.title,
      description: given.description ?? imageLimits.description,
      blob_id: (await recordBlob(trx, deps, stored.picture)).id,
      thumbnail_id: (await recordBlob(trx, deps, stored.thumbnail)).id,
      width: picture.info.width,
      height: picture.info.height,
      created_at: deps.clock(),
    };
    await images.insertImageReference(trx, image);
    return ok({ ...image, picture: stored.picture.sha256, thumbnail: stored.thumbnail.sha256 });
  });
}

async function drawBoth(bytes: Uint8Array) {
  const opened = await openPicture(bytes);
  if (!opened.ok) return opened;
  const picture = await drawPicture(opened.value, within(imageLimits.keptSidePx));
  if (!picture.ok) return picture;
  const kept = { ...opened.value, bytes: picture.value.data };
  const thumbnail = await drawPicture(kept, within(imageLimits.thumbnailSidePx));
  if (!thumbnail.ok) return thumbnail;
  return ok({ picture: picture.value, thumbnail: thumbnail.value });
}

/** Its longer side no longer than that, never enlarged. */
function within(side: number): Parameters<typeof drawPicture>[1] {
  const box = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  return (pixels) => pixels.resize(box).webp({ quality: 82, effort: 2 });
}

export async function readImageReference(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<Result<ImageReferenceRow, 'image-reference-not-found'>> {
  const image = await images.findImageReference(db, id);
  return image && canTouchImage(actor, image) ? ok(image) : fail('image-reference-not-found');
}

export async function deleteImageReference(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'image-reference-not-found'>> {
  return await db.transaction().execute(async (trx) => {
    const image = await readImageReference({ db: trx }, actor, id);
    if (!image.ok) return image;
    return ok(await images.deleteImageReference(trx, image.value));
  });
}
