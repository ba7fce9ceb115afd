import { availableParallelism } from 'node:os';
import { openPlaces } from '../../places/places.ts';
import { fail, ok } from '../../result.ts';
import { JobThread } from '../../threads/job-thread.ts';
import { drawPicture, type OpenedPicture } from '../pictures/open-picture.ts';
import type { Done, Job } from './messages.ts';
import type { PictureReader } from './picture-reading.ts';

/** The longer side of the small copy that is measured. */
const SIDE = 512;
const MOST_THREADS = 4;

/** Measures pictures in threads of their own, one processor left to whoever answers. */
export function openPictureReader(): PictureReader {
  const count = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  const places = openPlaces(count);
  const threads = Array.from({ length: count }, newThread);
  const idle = [...threads];
  return {
    read: async (picture) => {
      const leave = await places.take();
      const thread = idle.pop() ?? newThread();
      try {
        const drawn = await drawSmall(picture);
        if (!drawn.ok) return drawn;
        const { bytes, width, height } = picture;
        const read = await thread.run({ bytes, raw: drawn.value, size: { width, height } }, [
          drawn.value.pixels.buffer,
        ]);
        return read ? ok(read) : fail('picture-unreadable');
      } finally {
        idle.push(thread);
        leave();
      }
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function newThread() {
  return new JobThread<Job, Done>({
    file: new URL('./worker.ts', import.meta.url),
    name: 'picture-reader',
    giveUpAfterMs: 5_000,
    mostMegabytes: 192,
  });
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
