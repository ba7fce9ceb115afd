import sharp from 'sharp';
import { type Engine, EngineError } from '../engine/engine.ts';
import type { Artist } from './artist.ts';
import { ArtistError } from './artist-error.ts';

/** The longer side of a sketch that is kept: sharp on a board, and on paper. */
const SIDE = 1_280;

/** The engine's own hand: reads a prompt, and sketches what it says. Free, and always there. */
export function boardArtist(engine: Engine): Artist {
  return {
    name: 'The board artist',
    isFree: true,
    withinMs: 30_000,
    draw: async ({ prompt, ratio, seed, signal, personId }) => {
      const svg = await engine
        .run('sketch', { prompt, ratio, seed }, { turn: personId, signal })
        .catch((error: unknown) => {
          if (error instanceof EngineError) throw new ArtistError('artist-failed', error.message);
          throw error;
        });
      return await rasterise(svg);
    },
  };
}

/** Hardly packed: it is drawn anew as WebP before it is kept. */
async function rasterise(svg: string): Promise<Uint8Array> {
  return await sharp(Buffer.from(svg))
    .resize(SIDE, SIDE, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
