import { read } from '../../language/read.ts';
import { contentWords } from '../../language/surroundings/content-words.ts';
import { keepLocked } from '../../locked/index.ts';
import type { Mode } from '../../shot/shot.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { Segment } from '../../writing/written.ts';
import { cleaned, type Left } from '../cleaning/cleaned.ts';
import { type Addition, putTogether, type Slot } from '../decisions/put-together.ts';
import { keptTerms } from './kept-terms.ts';

export interface IdeaToPolish {
  idea: string;
  mode: Mode;
  /** Words of the idea that stay as they are. */
  locked?: readonly string[] | undefined;
}

/** One thing that somebody else would add. */
export interface Suggestion {
  slot: Slot;
  text: string;
}

/** What somebody else, a language model, would make of an idea. */
export interface Suggestions {
  /** The idea in English, where it is in another language. */
  english?: string | undefined;
  /** What a shot needs and the idea leaves open; the weightiest first. */
  additions: readonly Suggestion[];
}

export interface Polished {
  text: string;
  segments: Segment[];
  added: Addition[];
  /** What was about the job and not about the picture. */
  left: Left[];
  /** The idea as it was given. */
  original: string;
  /** Its words are another language's, so the prompt says it in English. */
  isTranslated: boolean;
}

/**
 * An idea with somebody else's suggestions, put together as one of our own: the person's words as they stand, or in
 * English, without what is about the job, and behind them what was suggested. A blank idea has nothing to make one from.
 */
export function polish(
  { idea, mode, locked = [] }: IdeaToPolish,
  suggested: Suggestions,
): Polished | undefined {
  const original = cleanText(idea).trim();
  if (original === '') return undefined;
  const stays = [...keptTerms(original), ...locked.filter((one) => original.includes(one))];
  const english = translationOf(original, suggested.english, stays);
  // What the translation has no word for is said as it is.
  const missing = english === undefined ? [] : keepLocked(english, stays).missing;
  const said = read([english ?? original, ...missing].join(', '), { isClip: mode === 'video' });
  const { text, left } = cleaned(said, locked);
  const additions = suggested.additions.flatMap(({ slot, text: said }) => {
    const bare = said.replace(/[\s.,;]+$/, '').trim();
    // A photograph has no sound.
    return bare === '' || (slot === 'sound' && mode === 'photo') ? [] : [{ slot, text: bare }];
  });
  const put = putTogether(text, mode, additions, said);
  return { ...put, left, original, isTranslated: english !== undefined };
}

/** With half the words of its idea it is no translation: the idea's own words are kept. What has to stay is put back where it was changed. */
export function translationOf(
  original: string,
  english: string | undefined,
  stays: readonly string[] = keptTerms(original),
): string | undefined {
  const clean = cleanText(english ?? '').trim();
  if (clean === '' || clean === original) return undefined;
  const own = contentWords(original);
  const theirs = new Set(contentWords(clean));
  const same = own.filter((word) => theirs.has(word)).length;
  if (own.length > 0 && same * 2 >= own.length) return undefined;
  return keepLocked(clean, stays).text;
}
