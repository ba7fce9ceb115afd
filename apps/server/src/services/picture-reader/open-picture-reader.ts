import { availableParallelism } from 'node:os';
import { openFairPlaces } from '../../places/fair-places.ts';
import { fail, ok } from '../../result.ts';
import { drawPicture, type OpenedPicture } from '../pictures/open-picture.ts';
import type { PictureReader } from './picture-reading.ts';
import { rawPixels } from './raw-pixels.ts';
import { ReaderThread } from './reader-thread.ts';

/** The longer side of the small copy that is measured. */
const SIDE = 512;
/** One processor is left to whoever answers; of two threads one is free while somebody keeps the other. */
const LEAST_THREADS = 2;
const MOST_THREADS = 4;

/** Reads and measures pictures in threads of their own, one picture of a person at a time. */
export function openPictureReader(): PictureReader {
  const count = Math.max(LEAST_THREADS, Math.min(MOST_THREADS, availableParallelism() - 1));
  const places = openFairPlaces(count);
  const threads = Array.from({ length: count }, () => new ReaderThread());
  const idle = [...threads];

  async function inThread<Answer>(
    personId: string,
    work: (thread: ReaderThread) => Promise<Answer>,
  ): Promise<Answer> {
    const leave = await places.take(personId);
    const thread = idle.pop() ?? new ReaderThread();
    try {
      return await work(thread);
    } finally {
      idle.push(thread);
      leave();
    }
  }

  return {
    recover: (picture, personId) =>
      inThread(personId, (thread) =>
        thread.read({ kind: 'recover', bytes: picture.bytes }, () => rawPixels(picture)),
      ),
    read: (picture, personId) =>
      inThread(personId, async (thread) => {
        const drawn = await drawSmall(picture);
        if (!drawn.ok) return drawn;
        const { bytes, width, height } = picture;
        const read = await thread.read({
          kind: 'measure',
          bytes,
          raw: drawn.value,
          size: { width, height },
        });
        return read ? ok(read) : fail('picture-unreadable');
      }),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** What is seen through is white, as on a page. */
async function drawSmall(picture: OpenedPicture) {
  const drawn = await drawPicture(picture, (pixels) =>
    pixels
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw(),
  );
  if (!drawn.ok) return drawn;
  const { data, info } = drawn.value;
  // A buffer of its own: it is handed over to the thread, not copied.
  return ok({ width: info.width, height: info.height, pixels: new Uint8Array(data) });
}
