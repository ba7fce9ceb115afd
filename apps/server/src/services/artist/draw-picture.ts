import { orAborted } from '../../or-aborted.ts';
import type { Artist, Drawing } from './artist.ts';
import { ArtistError } from './artist-error.ts';
import { keepablePicture } from './keepable-picture.ts';

/** A picture that can be kept, within the artist's time. Throws an `ArtistError`, or the reason why whoever asked has gone. */
export async function drawPicture(
  { draw, withinMs }: Pick<Artist, 'draw' | 'withinMs'>,
  { signal: asker, ...wish }: Drawing,
): Promise<Uint8Array> {
  const late = AbortSignal.timeout(withinMs);
  const signal = AbortSignal.any([asker, late]);
  const bytes = await orAborted(draw({ ...wish, signal }), signal).catch((error: unknown) => {
    asker.throwIfAborted();
    if (late.aborted) throw new ArtistError('artist-timed-out', `No picture within ${withinMs} ms.`);
    throw error;
  });
  return await keepablePicture(bytes);
}
