import type { ImageModel } from 'ai';
import type { Artist, PictureRatio } from '../../artist/artist.ts';
import { ArtistError } from '../../artist/artist-error.ts';
import type { FellBack, Guard } from '../guards/guard.ts';
import { askPicture, type PictureToAsk } from '../provider/ask-picture.ts';
import type { ModelChoice } from '../settings/ai-settings.ts';

/** A provider that draws, as an artist: what it costs is a generation, and nothing where nothing comes. */
export function artistByModel(
  {
    guard,
    model,
    choice,
  }: { guard: Guard; choice: ModelChoice; model: () => Promise<Exclude<ImageModel, string>> },
  drawingMs: number,
): Artist {
  return {
    name: choice.model,
    isFree: false,
    // The guard is the one to say that it took too long.
    withinMs: drawingMs + 1_000,
    draw: async ({ prompt, ratio, seed, signal, personId }) => {
      const drawn = await guard.run(
        { id: personId, signal },
        {
          use: 'draw',
          most: { input: 0, output: 0, pictures: 1 },
          attempt: async (attempt) => {
            attempt.onBegin();
            const shape = shapeFor(choice, ratio);
            return await askPicture(
              await model(),
              { prompt, shape, ...(hasSeed(choice) && { seed }) },
              attempt,
            );
          },
        },
      );
      if (drawn.ok) return drawn.value;
      throw new ArtistError(codeOf[drawn.fellBack], `The model drew nothing: ${drawn.fellBack}.`);
    },
  };
}

const codeOf: Readonly<Record<FellBack, ArtistError['code']>> = {
  'timed-out': 'artist-timed-out',
  refused: 'artist-refused',
  unavailable: 'artist-failed',
  garbled: 'artist-failed',
  busy: 'artist-failed',
  'day-spent': 'artist-failed',
  'own-day-spent': 'artist-failed',
};

/** Google is told a shape, everybody else a size in pixels: the nearest of those that are offered. */
function shapeFor({ provider, model }: ModelChoice, ratio: PictureRatio): PictureToAsk['shape'] {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const wide = width / height;
  if (provider === 'google') return { aspectRatio: nearest(GOOGLE, wide) };
  if (model === 'dall-e-3')
    return { size: wide > 1.2 ? '1792x1024' : wide < 0.85 ? '1024x1792' : '1024x1024' };
  return { size: wide > 1.2 ? '1536x1024' : wide < 0.85 ? '1024x1536' : '1024x1024' };
}

const GOOGLE = ['16:9', '4:3', '1:1', '3:4', '9:16'] as const;

function nearest(offered: readonly `${number}:${number}`[], wide: number): `${number}:${number}` {
  const far = (ratio: string) => {
    const [width = 1, height = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log(width / height / wide));
  };
  return [...offered].sort((one, other) => far(one) - far(other))[0] ?? '1:1';
}

function hasSeed({ provider }: ModelChoice): boolean {
  return provider === 'google';
}
