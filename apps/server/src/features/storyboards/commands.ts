import { type Actor, canTouchStoryboard, type Storyboard } from '@cuewright/contract';
import { carryMarks, type Mark } from '@cuewright/engine/marks';
import { type CursorPlace, readCursorPage } from '../../database/cursor-page.ts';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import { dropUnusedPictures, findPictures, notePictures } from './drawn-pictures.ts';
import { presentStoryboard } from './present.ts';
import * as boards from './repository.ts';
import type { StoryboardRow } from './tables.ts';

type Frames = Storyboard['frames'];
type SentFrames = readonly (Omit<Frames[number], 'marks'> & { marks?: Mark[] | undefined })[];

export interface NewStoryboard {
  id?: string | undefined;
  title: string;
  originalPrompt: string;
  originalMarks: readonly Mark[];
  prompt_id: string | null;
  ratio: string;
  frames: SentFrames;
}

export interface StoryboardChange {
  title?: string | undefined;
  ratio?: string | undefined;
  frames?: SentFrames | undefined;
  /** The one the change began from. */
  version?: number | undefined;
}

export interface StoryboardsPage {
  boards: boards.StoryboardSummary[];
  total: number;
  nextCursor: string | null;
}

/** One page of a person's boards. */
export async function listStoryboards(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { promptId, ...place }: CursorPlace & { promptId?: string | undefined },
): Promise<StoryboardsPage> {
  const wanted = { userId: actor.id, promptId };
  const page = await readCursorPage(place, (at) => listInSlices(db, wanted, at));
  return { boards: page.rows, total: await boards.countStoryboards(db, wanted), nextCursor: page.nextCursor };
}

/** Their frames are read to be counted, and can be long: a few boards are one turn at the database. */
const BOARDS_A_TURN = 5;

async function listInSlices(
  db: Queryable,
  wanted: { userId: string; promptId: string | undefined },
  { limit, cursor }: CursorPlace,
): Promise<boards.StoryboardSummary[]> {
  const rows: boards.StoryboardSummary[] = [];
  for (;;) {
    const size = Math.min(BOARDS_A_TURN, limit - rows.length);
    const place = { limit: size, cursor: rows.at(-1)?.id ?? cursor };
    const slice = await boards.listStoryboards(db, { ...wanted, ...place });
    rows.push(...slice);
    if (slice.length < size || rows.length >= limit) return rows;
  }
}

export async function readStoryboard(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<Result<StoryboardRow, 'storyboard-not-found'>> {
  const board = await boards.findStoryboard(db, id);
  return board && canTouchStoryboard(actor, board) ? ok(board) : fail('storyboard-not-found');
}

/** A repeat of the same id keeps nothing and gives the board there is. */
export async function createStoryboard(
  { db, clock, newId }: Deps,
  actor: Actor,
  { id = newId(), title, originalPrompt, originalMarks, prompt_id, ratio, frames }: NewStoryboard,
): Promise<Result<StoryboardRow, 'storyboard-not-found'>> {
  return await db.transaction().execute(async (trx) => {
    const now = clock();
    const kept = await withOwnPictures(trx, actor, withMarks(frames, []));
    const row = {
      id,
      user_id: actor.id,
      prompt_id,
      title,
      original_prompt: originalPrompt,
      original_marks: JSON.stringify(originalMarks),
      ratio,
      frames: JSON.stringify(kept),
      created_at: now,
      updated_at: now,
    };
    const board = await boards.insertStoryboard(trx, row);
    if (!board) return await readStoryboard({ db: trx }, actor, id);
    await notePictures(trx, now, actor.id, { shown: picturesOf(kept), dropped: [] });
    return ok(board);
  });
}

/** Changes what is given. A `version` that is not the current one means somebody else was first. */
export async function changeStoryboard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  { title, ratio, frames, version }: StoryboardChange,
): Promise<Result<StoryboardRow, 'storyboard-not-found' | 'stale-version'>> {
  return await db.transaction().execute(async (trx) => {
    const board = await findOwnBoard(trx, actor, id);
    if (!board) return fail('storyboard-not-found');
    const isStale = version !== undefined && version !== board.version;
    if (isStale) return fail('stale-version', { current: presentStoryboard(board) });
    const now = clock();
    const kept = frames && (await withOwnPictures(trx, actor, withMarks(frames, board.frames)));
    const changed = await boards.updateStoryboard(trx, id, {
      title: title ?? board.title,
      ratio: ratio ?? board.ratio,
      updated_at: now,
      ...(kept && { frames: JSON.stringify(kept) }),
    });
    if (kept) {
      const shown = picturesOf(kept);
      const dropped = picturesOf(board.frames).filter((address) => !shown.includes(address));
      await notePictures(trx, now, actor.id, { shown, dropped });
      await dropUnusedPictures(trx, now, actor.id);
    }
    return ok(changed);
  });
}

export async function deleteStoryboard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'storyboard-not-found'>> {
  return await db.transaction().execute(async (trx) => {
    const board = await findOwnBoard(trx, actor, id);
    if (!board) return fail('storyboard-not-found');
    await boards.deleteStoryboard(trx, id);
    const now = clock();
    await notePictures(trx, now, actor.id, { shown: [], dropped: picturesOf(board.frames) });
    await dropUnusedPictures(trx, now, actor.id);
    return ok(undefined);
  });
}

/** Somebody else's board is as good as none: its existence is not told either. */
async function findOwnBoard(trx: Queryable, actor: Actor, id: string): Promise<StoryboardRow | undefined> {
  const board = await boards.findStoryboardForChange(trx, id);
  return board && canTouchStoryboard(actor, board) ? board : undefined;
}

/** A frame that came without marks has those that it had, where its words are now. */
function withMarks(frames: SentFrames, before: Frames): Frames {
  const earlier = new Map(before.map((frame) => [frame.id, frame]));
  return frames.map(({ marks, ...frame }) => {
    const was = earlier.get(frame.id);
    return { ...frame, marks: marks ?? carryMarks(was?.marks ?? [], was?.prompt ?? '', frame.prompt) };
  });
}

/** Frames as they can be kept: one whose picture is not the person's, or is gone, stays without it. */
async function withOwnPictures(trx: Queryable, actor: Actor, frames: Frames): Promise<Frames> {
  const own = await findPictures(trx, actor.id, picturesOf(frames));
  return frames.map((frame) => ({
    ...frame,
    imageUrl: frame.imageUrl !== null && own.has(frame.imageUrl) ? frame.imageUrl : null,
  }));
}

function picturesOf(frames: Frames): string[] {
  const addresses = frames.map(({ imageUrl }) => imageUrl).filter((address) => address !== null);
  // In one order for everybody, so that two who save at once do not wait for each other.
  return [...new Set(addresses)].sort();
}
