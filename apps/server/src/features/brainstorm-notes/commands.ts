import {
  type Actor,
  type BrainstormNote,
  brainstormLimits,
  canTouchNote,
  tagsIn,
  tagsOf,
} from '@cuewright/contract';
import { type CursorPlace, readCursorPage } from '../../database/cursor-page.ts';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import { presentBrainstormNote } from './present.ts';
import * as notes from './repository.ts';
import type { BrainstormNoteRow } from './table.ts';

type Fields = Pick<BrainstormNote, 'title' | 'content' | 'category' | 'tags' | 'isImportant'>;

export type NoteChange = { [F in keyof Fields]?: Fields[F] | undefined } & {
  /** The one the change began from. */
  version?: number | undefined;
};

export interface NotesPage {
  notes: BrainstormNoteRow[];
  /** Nothing where nobody counts. */
  total: number | null;
  nextCursor: string | null;
}

/** One page of a person's notes, or of those that are asked for. */
export async function listNotesPage(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { limit, cursor, ...asked }: Omit<notes.Wanted, 'userId'> & CursorPlace,
): Promise<NotesPage> {
  const wanted = { userId: actor.id, ...asked };
  const { rows, nextCursor, isWhole } = await readCursorPage({ limit, cursor }, (place) =>
    notes.listBrainstormNotes(db, { ...wanted, ...place }),
  );
  return { notes: rows, total: isWhole ? rows.length : await totalOf(db, wanted), nextCursor };
}

/** Counting what has a word costs the more the commoner it is, so of a search that goes on nobody counts. */
async function totalOf(db: Queryable, wanted: notes.Wanted): Promise<number | null> {
  return wanted.words ? null : await notes.countBrainstormNotes(db, wanted);
}

export interface NotesSummary {
  total: number;
  important: number;
  categories: Record<BrainstormNote['category'], number>;
  tags: { tag: string; notes: number }[];
}

export async function summarizeNotes({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<NotesSummary> {
  const counts = await notes.countCategories(db, actor.id);
  const categories = brainstormLimits.categories.map((category): [typeof category, number] => [
    category,
    counts.find((count) => count.category === category)?.notes ?? 0,
  ]);
  return {
    total: counts.reduce((sum, count) => sum + count.notes, 0),
    important: counts.reduce((sum, count) => sum + count.important, 0),
    categories: Object.fromEntries(categories) as NotesSummary['categories'],
    tags: await notes.countTags(db, actor.id, brainstormLimits.listedTags),
  };
}

export async function createNote(
  { db, clock, newId }: Deps,
  actor: Actor,
  { title, content, category, tags, isImportant }: Fields,
): Promise<BrainstormNoteRow> {
  const now = clock();
  return await notes.insertBrainstormNote(db, {
    id: newId(),
    user_id: actor.id,
    title,
    content,
    category,
    tags: JSON.stringify(tagsOf(tags, content)),
    is_important: isImportant,
    created_at: now,
    updated_at: now,
  });
}

type Changed = Result<BrainstormNoteRow, 'note-not-found' | 'stale-version' | 'invalid-request'>;

/** Changes what is given. A `version` that is not the current one means somebody else was first. */
export async function changeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  { version, isImportant, ...change }: NoteChange,
): Promise<Changed> {
  return await db.transaction().execute(async (trx): Promise<Changed> => {
    const note = await findOwnNote(trx, actor, id);
    if (!note) return fail('note-not-found');
    const isStale = version !== undefined && version !== note.version;
    if (isStale) return fail('stale-version', { current: presentBrainstormNote(note) });
    const tags = tagsAfter(note, change);
    if (tags.length > brainstormLimits.tags) return fail('invalid-request', { errors: [tooMany(tags)] });
    const updated = await notes.updateBrainstormNote(trx, id, {
      title: change.title ?? note.title,
      content: change.content ?? note.content,
      category: change.category ?? note.category,
      tags: JSON.stringify(tags),
      is_important: isImportant ?? note.is_important,
      updated_at: clock(),
    });
    return ok(updated);
  });
}

/** Tags that stood in the old content go with it, unless they are given or stand in the new one. */
function tagsAfter(note: BrainstormNoteRow, { tags, content = note.content }: NoteChange): string[] {
  const fromContent = new Set(tagsIn(note.content));
  return tagsOf(tags ?? note.tags.filter((tag) => !fromContent.has(tag)), content);
}

function tooMany(tags: readonly string[]) {
  const message = `A note can have at most ${brainstormLimits.tags} tags; with those of the content this has ${tags.length}.`;
  return { field: 'body.tags', message };
}

export async function deleteNote(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'note-not-found'>> {
  return await db.transaction().execute(async (trx) => {
    const note = await findOwnNote(trx, actor, id);
    return note ? ok(await notes.deleteBrainstormNote(trx, id)) : fail('note-not-found');
  });
}

/** Somebody else's note is as good as none: its existence is not told either. */
async function findOwnNote(trx: Queryable, actor: Actor, id: string): Promise<BrainstormNoteRow | undefined> {
  const note = await notes.findBrainstormNoteForChange(trx, id);
  return note && canTouchNote(actor, note) ? note : undefined;
}
