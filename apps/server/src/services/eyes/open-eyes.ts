import type { RawPicture } from '@cuewright/engine/picture';
import { openFairPlaces } from '../../places/fair-places.ts';
import { drawPicture, type OpenedPicture } from '../pictures/open-picture.ts';
import type { Eyes } from './eyes.ts';
import { LookingProcess, type LookTimes, lookTimes } from './looking-process.ts';
import type { SeenLines, SeenThings } from './messages.ts';
import { canSee, readerProgram } from './models-home.ts';

/** The longer side of what things are seen in: more than any of the models takes. */
const THINGS_SIDE = 960;
/** Small lettering needs more. */
const LINES_SIDE = 1_280;
/** Fewer pixels a side than this show nothing that could be named. */
const LEAST_SIDE = 32;

/** Opens eyes that load nothing until they are first needed. */
export function openEyes(times: LookTimes = lookTimes): Eyes {
  const things = new LookingProcess<SeenThings>(new URL('./looking/see-things.ts', import.meta.url), times);
  const lines = new LookingProcess<SeenLines>(new URL('./looking/read-lines.ts', import.meta.url), times);
  const places = openFairPlaces(1);

  return {
    look: async (picture, personId) => {
      if (!canSee() || Math.min(picture.width, picture.height) < LEAST_SIDE) return undefined;
      const leave = await places.take(personId);
      try {
        const raw = await draw(picture, readerProgram() ? LINES_SIDE : THINGS_SIDE);
        if (!raw) return undefined;
        const [seen, read] = await Promise.all([
          things.look({ raw }),
          readerProgram() ? lines.look({ raw }) : undefined,
        ]);
        return seen && { ...seen, lines: read };
      } finally {
        leave();
      }
    },
    close: async () => {
      await Promise.all([things.close(), lines.close()]);
    },
  };
}

async function draw(picture: OpenedPicture, side: number): Promise<RawPicture | undefined> {
  const drawn = await drawPicture(picture, (pixels) =>
    pixels
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw(),
  );
  if (!drawn.ok) return undefined;
  const { data, info } = drawn.value;
  return { width: info.width, height: info.height, pixels: data };
}
