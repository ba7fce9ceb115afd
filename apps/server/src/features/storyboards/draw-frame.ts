import { randomInt } from 'node:crypto';
import type { Actor, ErrorCode } from '@cuewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { DepsWithFiles } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import { ARTIST_SETTING, type Artist, type PictureRatio } from '../../services/artist/artist.ts';
import { ArtistError } from '../../services/artist/artist-error.ts';
import { drawPicture } from '../../services/artist/draw-picture.ts';
import { storeBytes } from '../../services/blobs/commands.ts';
import { dropUnusedPictures, pictureAddress, recordPicture } from './drawn-pictures.ts';

/** How a drawing is paid for. */
export interface Allowance {
  reserve: (
    actor: Actor,
    seconds: number,
  ) => Promise<Result<{ generationId: string }, 'generation-not-found' | 'daily-limit-reached'>>;
  settle: (
    actor: Actor,
    generationId: string,
  ) => Promise<Result<unknown, 'generation-not-found' | 'daily-limit-reached'>>;
  giveBack: (actor: Actor, generationId: string) => Promise<unknown>;
}

interface Parts extends DepsWithFiles {
  artist: Artist | undefined;
  allowance: Allowance;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export interface FrameWish {
  prompt: string;
  ratio: PictureRatio;
  seed?: number | undefined;
  signal: AbortSignal;
}

export interface DrawnFrame {
  imageUrl: string;
  is_counted: boolean;
}

/** Beyond the drawing itself: to check the picture, and to store it. */
const STORING_SECONDS = 60;
const SEEDS = 2 ** 31;

/** Draws a picture and makes it the person's. What nothing came of costs nothing. */
export async function drawFrame(
  parts: Parts,
  actor: Actor,
  wish: FrameWish,
): Promise<
  Result<DrawnFrame, ArtistError['code'] | 'no-artist' | 'daily-limit-reached' | 'generation-not-found'>
> {
  const { artist, allowance } = parts;
  if (!artist) {
    const detail = `Nothing was counted. Whoever runs this server chooses a generator with ${ARTIST_SETTING}.`;
    return fail('no-artist', { setting: ARTIST_SETTING, detail });
  }
  if (artist.isFree) return await drawAndKeep(parts, artist, actor, wish, false);

  const reserved = await allowance.reserve(actor, artist.withinMs / 1000 + STORING_SECONDS);
  if (!reserved.ok) return reserved;
  const { generationId } = reserved.value;
  let isSettled = false;
  try {
    const drawn = await drawAndKeep(parts, artist, actor, wish, true);
    if (!drawn.ok) return drawn;
    const settled = await allowance.settle(actor, generationId);
    if (!settled.ok) return settled;
    isSettled = true;
    return drawn;
  } finally {
    if (!isSettled) await allowance.giveBack(actor, generationId);
  }
}

async function drawAndKeep(
  { artist: _, allowance: __, log, ...deps }: Parts,
  artist: Artist,
  actor: Actor,
  { seed = randomInt(SEEDS), ...wish }: FrameWish,
  is_counted: boolean,
): Promise<Result<DrawnFrame, ArtistError['code']>> {
  try {
    const bytes = await drawPicture(artist, { ...wish, seed });
    const stored = await storeBytes(deps, actor.id, bytes);
    // Whoever has gone is charged for nothing; the bytes go by themselves.
    wish.signal.throwIfAborted();
    await deps.db.transaction().execute(async (trx) => {
      await recordPicture(trx, deps, stored);
      await dropUnusedPictures(trx, deps.clock(), actor.id);
    });
    return ok({ imageUrl: pictureAddress(stored.sha256), is_counted });
  } catch (error) {
    if (error instanceof ArtistError) return failed(error, log);
    // Nobody is there to be answered.
    if (wish.signal.aborted) return fail('artist-failed');
    throw error;
  }
}

function failed(error: ArtistError, log: Parts['log']): Result<never, ArtistError['code']> {
  const { code } = error satisfies { code: ErrorCode };
  if (code !== 'artist-refused') log.error({ err: error, code }, 'the artist drew nothing');
  return fail(code);
}
