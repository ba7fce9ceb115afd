import { type BrainstormNote, brainstormLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useCallback, useMemo } from 'react';

export type NoteCategory = BrainstormNote['category'];

/** Which notes are looked for. */
export interface WantedNotes {
  words: string;
  category: NoteCategory | null;
  isImportant: boolean;
  tag: string | null;
}

export const everyNote: WantedNotes = { words: '', category: null, isImportant: false, tag: null };

const parsers = {
  q: parseAsString.withDefault(''),
  category: parseAsStringLiteral(brainstormLimits.categories),
  important: parseAsBoolean.withDefault(false),
  tag: parseAsString,
};

/** They stand in the address, so a reload and Back find them as they were. */
export function useWantedNotes(): [WantedNotes, (wanted: Partial<WantedNotes>) => void] {
  const [{ q, category, important, tag }, set] = useQueryStates(parsers);
  const wanted = useMemo(
    () => ({ words: q, category, isImportant: important, tag }),
    [q, category, important, tag],
  );
  const change = useCallback(
    ({ words, category, isImportant, tag }: Partial<WantedNotes>) =>
      void set({
        ...(words !== undefined && { q: words }),
        ...(category !== undefined && { category }),
        ...(isImportant !== undefined && { important: isImportant }),
        ...(tag !== undefined && { tag }),
      }),
    [set],
  );
  return [wanted, change];
}

export function isEveryNote({ words, category, isImportant, tag }: WantedNotes): boolean {
  return isBlankText(words) && !category && !isImportant && !tag;
}

/** As the server is asked for them. */
export function noteQuery({ words, category, isImportant, tag }: WantedNotes) {
  return {
    ...(!isBlankText(words) && { q: words.trim().slice(0, brainstormLimits.search) }),
    ...(category && { category }),
    ...(isImportant && { important: 'true' as const }),
    ...(tag && { tag: tag.slice(0, brainstormLimits.tag) }),
  };
}

/** Whether a note belongs among them; of words only the server knows. */
export function isWanted(
  { category, isImportant, tags }: BrainstormNote,
  query: ReturnType<typeof noteQuery>,
): boolean | undefined {
  if (query.category && query.category !== category) return false;
  if (query.important && !isImportant) return false;
  if (query.tag && !tags.includes(query.tag)) return false;
  return query.q ? undefined : true;
}
