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

/** What was promised, or the signal's reason: an artist that does not listen to its signal is not waited for. */
async function orAborted<T>(promised: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([promised, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
