import { ApiError, type BrainstormNote, problem } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { cutText } from '../../lib/cut-text.ts';
import { saveEdit } from './list/save-edit.ts';
import { type NotePages, withNote, withoutNote } from './note-cache.ts';
import { contentProblem, editOf } from './note-draft.ts';
import { noteIdea } from './note-idea.ts';

const note: BrainstormNote = {
  id: 'a',
  title: 'Sodium',
  content: 'No green.',
  category: 'tip',
  tags: [],
  isImportant: false,
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};

describe('[STORM-6] an edit that is saved', () => {
  const edit = { ...editOf(note), content: 'No green at all.' };
  const refusing = (current: BrainstormNote) => {
    const sent: object[] = [];
    const change = async (wish: { version: number }) => {
      sent.push(wish);
      if (wish.version !== current.version) throw new ApiError('PUT', problem('stale-version', { current }));
    };
    return { sent, change };
  };

  it('sends what was changed with the version it began from', async () => {
    const { sent, change } = refusing(note);
    await saveEdit(change, 'a', edit);
    expect(sent).toEqual([{ id: 'a', content: 'No green at all.', version: 1 }]);
    await saveEdit(change, 'a', editOf(note));
    expect(sent).toHaveLength(1);
  });

  it('goes through when only a star was set elsewhere, and not when a word was changed', async () => {
    const starred = refusing({ ...note, isImportant: true, version: 2 });
    await saveEdit(starred.change, 'a', edit);
    expect(starred.sent).toHaveLength(2);
    const theirs = refusing({ ...note, title: 'Theirs', version: 2 });
    await expect(saveEdit(theirs.change, 'a', edit)).rejects.toThrow('stale-version');
    expect(theirs.sent).toHaveLength(1);
  });
});

describe('[STORM-10] the lists on the screen', () => {
  const list: NotePages = {
    pages: [{ notes: [note], total: 1, next_cursor: null }],
    pageParams: [undefined],
  };
  const shown = ({ pages }: NotePages) => [
    pages.flatMap(({ notes }) => notes.map(({ id }) => id)),
    pages[0]?.total,
  ];

  it('take a new note on top where it belongs, and let go of one that does not any more', () => {
    const fresh = { ...note, id: 'b', category: 'idea' as const };
    expect(shown(withNote(list, fresh, {}))).toEqual([['b', 'a'], 2]);
    expect(shown(withNote(list, fresh, { category: 'tip' }))).toEqual([['a'], 1]);
    expect(shown(withNote(list, { ...note, category: 'idea', version: 2 }, { category: 'tip' }))).toEqual([
      [],
      0,
    ]);
    expect(shown(withoutNote(list, 'a'))).toEqual([[], 0]);
    expect(withoutNote(list, 'c')).toBe(list);
  });

  it('show the newest of two answers, whichever came last', () => {
    const second = withNote(list, { ...note, title: 'Second', version: 3 }, {});
    const late = withNote(second, { ...note, title: 'First', version: 2 }, {});
    expect(late.pages[0]?.notes[0]?.title).toBe('Second');
  });
});

it('what is cut ends with a word, and never inside a character', () => {
  expect(cutText('one two three', 9, { atWord: true })).toBe('one two');
  expect(cutText('night 🚌 bus', 7)).toBe('night ');
  expect(cutText('short', 9)).toBe('short');
});

it('a tag that is too long is named beside the field', () => {
  const tag = `harbour-${'x'.repeat(40)}`;
  expect(contentProblem({ content: `Crew of two. #ferry #${tag}` })).toBe(
    'A tag can have at most 40 characters; “#harbour-xxxxxxxxxxxx…” has 48.',
  );
});

it('[STORM-11] a note becomes an idea of words alone, and one that is too long its beginning', () => {
  const content = 'Crew of **two**, lit by #sodium lamps. #ferry #night\n\n#sound';
  expect(noteIdea({ title: 'The last ferry', content })).toEqual({
    idea: 'The last ferry.\nCrew of two, lit by sodium lamps.',
    isCut: false,
  });
  const long = noteIdea({ title: 'Long?', content: 'word '.repeat(3_000) });
  expect(long.isCut).toBe(true);
  expect(long.idea).toMatch(/^Long\?\nword [\s\S]* word$/);
});
