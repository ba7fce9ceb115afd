import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { openPlaces } from '../../../places/places.ts';
import { JobThread } from '../../../threads/job-thread.ts';
import type { Artist, Artists } from '../artist.ts';
import { ArtistError } from '../artist-error.ts';
import type { Done, Job } from './messages.ts';

/** The longer side of a sketch that is kept: sharp on a board, and on paper. */
const SIDE = 1_280;
const MOST_AT_ONCE = 2;

/** The engine's own hand: reads a prompt, and sketches what it says. Free, and always there. */
export function openBoardArtist(): Artist & Pick<Artists, 'close'> {
  const count = Math.max(1, Math.min(MOST_AT_ONCE, availableParallelism() - 1));
  const places = openPlaces(count);
  const threads = Array.from({ length: count }, newThread);
  const idle = [...threads];
  return {
    name: 'The board artist',
    isFree: true,
    withinMs: 30_000,
    draw: async ({ prompt, ratio, seed, signal }) => {
      const leave = await places.take();
      const thread = idle.pop() ?? newThread();
      try {
        // Whoever waited in line and has gone is not drawn for.
        signal.throwIfAborted();
        const svg = await thread.run({ prompt, ratio, seed });
        if (svg === undefined)
          throw new ArtistError('artist-failed', 'The board artist did not come to an end.');
        return await rasterise(svg);
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
    name: 'board-artist',
    giveUpAfterMs: 5_000,
    mostMegabytes: 192,
  });
}

/** Hardly packed: it is drawn anew as WebP before it is kept. */
async function rasterise(svg: string): Promise<Uint8Array> {
  return await sharp(Buffer.from(svg))
    .resize(SIDE, SIDE, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
