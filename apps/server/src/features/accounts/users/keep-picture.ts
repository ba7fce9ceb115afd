import type { DepsWithFiles } from '../../../deps.ts';
import { recordBlob, storeBytes } from '../../../services/blobs/commands.ts';
import { contentTypeOf, pictureExtension } from '../../../services/blobs/content-type.ts';
import { deleteBlob } from '../../../services/blobs/repository.ts';
import { portrait } from '../../../services/pictures/portrait.ts';
import { findUser, holdPicture, updateUser } from './repository.ts';

/** How a picture is fetched from elsewhere; nothing when there is none to be had. */
export type FetchPicture = (address: string) => Promise<Uint8Array | undefined>;

/** Makes the provider's picture one of the person's own files. An address that was tried already is not asked again. */
export async function keepPicture(
  deps: DepsWithFiles & { fetchPicture: FetchPicture },
  userId: string,
  source: string,
): Promise<void> {
  const user = await findUser(deps.db, userId);
  if (!user || source === '' || source === user.picture_source) return;
  const bytes = await deps.fetchPicture(source);
  const drawn = bytes && pictureExtension(contentTypeOf(bytes)) && (await portrait(bytes));
  if (!drawn) return await updateUser(deps.db, userId, { picture_source: source });

  const stored = await storeBytes(deps, userId, drawn);
  await deps.db.transaction().execute(async (trx) => {
    const before = await holdPicture(trx, userId);
    if (!before || before.picture_source === source) return;
    const { id } = await recordBlob(trx, deps, stored);
    await updateUser(trx, userId, { picture_id: id, picture_source: source });
    if (before.picture_id) await deleteBlob(trx, { id: before.picture_id, userId });
  });
}
