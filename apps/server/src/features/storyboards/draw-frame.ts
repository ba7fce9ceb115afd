import { randomInt } from 'node:crypto';
import type { Actor, ErrorCode } from '@cuewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { DepsWithFiles } from '../../deps.ts';
import { fail, mapOk, ok, type Result } from '../../result.ts';
import {
  ARTIST_SETTING,
  type Artist,
  type Artists,
  type PictureKind,
  type PictureRatio,
} from '../../services/artist/artist.ts';
import { ArtistError } from '../../services/artist/artist-error.ts';
import { drawPicture } from '../../services/artist/draw-picture.ts';
import { storeBytes } from '../../services/blobs/commands.ts';
import type { Engine } from '../../services/engine/engine.ts';
import { dropUnusedPictures, pictureAddress, recordPicture } from './drawn-pictures.ts';
import { drawnWords, type MarkedPrompt } from './drawn-words.ts';

interface Work {
  generationId?: string | undefined;
  method: 'storyboard';
  seconds: number;
}

interface Drawn {
  imageUrl: string;
}

type Unpaid = 'generation-not-found' | 'generation-spent' | 'daily-limit-reached';

/** Lets a drawing cost a generation, once however often it is asked for. */
export type AnswerOnce = (
  actor: Actor,
  work: Work,
  make: () => Promise<Drawn>,
) => Promise<Result<{ answer: Drawn }, Unpaid>>;

interface Parts extends DepsWithFiles {
  engine: Pick<Engine, 'run'>;
  artists: Artists;
  answerOnce: AnswerOnce;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export interface FrameWish extends MarkedPrompt {
  ratio: PictureRatio;
  /** Left out, a picture where somebody draws one. */
  kind?: PictureKind | undefined;
  seed?: number | undefined;
  /** A sketch, where the picture fails. */
  orSketch?: boolean | undefined;
  generationId?: string | undefined;
}

/** Beyond the drawing itself: to check the picture, and to store it. */
const STORING_SECONDS = 60;
const SEEDS = 2 ** 31;

interface DrawnFrame extends Drawn {
  kind: PictureKind;
  is_counted: boolean;
  fell_back?: FellBack;
}

type FellBack = Exclude<ArtistError['code'], 'artist-refused'>;

/** Draws a picture and makes it the person's. What nothing came of costs nothing. */
export async function drawFrame(
  parts: Parts,
  actor: Actor,
  { generationId, kind = parts.artists.picture ? 'picture' : 'sketch', orSketch = false, ...wish }: FrameWish,
): Promise<Result<DrawnFrame, ArtistError['code'] | 'no-artist' | Unpaid>> {
  const { artists, answerOnce, log } = parts;
  const artist = artists[kind];
  if (!artist) {
    const detail = `Nothing was counted. ${ARTIST_SETTING} names nobody here who draws.`;
    return fail('no-artist', { setting: ARTIST_SETTING, detail });
  }
  const make = () => drawAndKeep(parts, artist, actor, wish);
  const seconds = artist.withinMs / 1000 + STORING_SECONDS;
  try {
    if (artist.isFree) return ok({ ...(await make()), kind, is_counted: false });
    const answered = await answerOnce(actor, { generationId, method: 'storyboard', seconds }, make);
    return mapOk(answered, ({ answer }) => ({ ...answer, kind, is_counted: true }));
  } catch (error) {
    if (error instanceof ArtistError) {
      const told = failed(error, log);
      if (!orSketch || kind === 'sketch' || error.code === 'artist-refused') return told;
      const sketched = await drawFrame(parts, actor, { ...wish, kind: 'sketch' });
      return mapOk(sketched, (sketch) => ({ ...sketch, fell_back: error.code as FellBack }));
    }
    // Nobody is there to be answered.
    if (wish.signal.aborted && error === wish.signal.reason) return fail('artist-failed');
    throw error;
  }
}

async function drawAndKeep(
  { engine, ...deps }: Pick<Parts, 'engine'> & DepsWithFiles,
  artist: Artist,
  actor: Actor,
  { seed = randomInt(SEEDS), ratio, ...wish }: Omit<FrameWish, 'generationId' | 'kind' | 'orSketch'>,
): Promise<Drawn> {
  const { signal } = wish;
  const prompt = await drawnWords(engine, wish, actor.id);
  const bytes = await drawPicture(artist, { prompt, ratio, seed, signal, personId: actor.id });
  const stored = await storeBytes(deps, actor.id, bytes);
  // Whoever has gone is charged for nothing; the bytes go by themselves.
  signal.throwIfAborted();
  await deps.db.transaction().execute(async (trx) => {
    await recordPicture(trx, deps, stored);
    await dropUnusedPictures(trx, deps.clock(), actor.id);
  });
  return { imageUrl: pictureAddress(stored.sha256) };
}

function failed(error: ArtistError, log: Parts['log']): Result<never, ArtistError['code']> {
  const { code } = error satisfies { code: ErrorCode };
  if (code !== 'artist-refused') log.error({ err: error, code }, 'the artist drew nothing');
  return fail(code);
}
