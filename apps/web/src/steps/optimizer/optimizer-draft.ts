import type { CallAnswer } from '@cuewright/contract';
import { type GenreId, genres } from '@cuewright/engine/content/genres';
import { carryMarks, type Mark } from '@cuewright/engine/marks';
import { isBlankText } from '@cuewright/engine/text';
import type { Mode } from '../../lib/address.ts';
import { type HelpWishes, noWishes, shownHelp, turnedAll } from '../../lib/help/shown-help.ts';
import { isSaidText, type SaidText } from '../../lib/said-words/said-text.ts';

/** What the draft is kept by. */
export const OPTIMIZER_DRAFT = 'optimizer';

export type OptimizedIdea = CallAnswer<'POST /api/optimize'>;

/** What was sent, under the id it is counted by. */
export interface AskedIdea {
  generationId: string;
  idea: string;
  genre: GenreId;
  mode: Mode;
  /** Words of it that were pinned. */
  locked?: string[];
}

/** Where the optimizer stands. It outlives a reload, so that what was counted is shown. */
export interface OptimizerDraft {
  at: 'idea' | 'genre' | 'result';
  idea: string;
  /** What stood there before an example was put in. */
  before: string | null;
  genre: GenreId | null;
  /** Words of the idea that stay as they are. */
  pinned?: readonly string[];
  /** What somebody says of the words of the idea, or of what was made of it. */
  said?: SaidText;
  asked: AskedIdea | null;
  answer: OptimizedIdea | null;
  /** Which choices of what was added were asked for, and what was put back. */
  wishes?: HelpWishes;
  /** The differences that were left as the idea has them, by number. */
  refused: readonly number[];
}

export const emptyOptimizer: OptimizerDraft = {
  at: 'idea',
  idea: '',
  before: null,
  genre: null,
  asked: null,
  answer: null,
  refused: [],
};

/** The same request again, after an answer that got lost, is the same generation; another one is another. */
export function askedAgain(
  { asked, idea, genre, pinned = [] }: OptimizerDraft,
  mode: Mode,
  newId: () => string,
): AskedIdea | undefined {
  const words = idea.trim();
  if (isBlankText(words) || !genre) return undefined;
  const locked = pinned.filter((one) => words.includes(one));
  const isSame =
    asked?.idea === words &&
    asked.genre === genre &&
    asked.mode === mode &&
    JSON.stringify(asked.locked ?? []) === JSON.stringify(locked);
  if (isSame) return asked;
  return { generationId: newId(), idea: words, genre, mode, ...(locked.length > 0 && { locked }) };
}

/** Its words stay; what was made of them is done with. */
export function begunAnew({ wishes: _, ...draft }: OptimizerDraft): OptimizerDraft {
  return { ...draft, at: 'idea', asked: null, answer: null, refused: [] };
}

/** The answer with the choices that were asked for, and what was put back. */
export function shownAnswer({ answer, wishes = noWishes }: OptimizerDraft): OptimizedIdea | null {
  if (!answer) return null;
  const { text: prompt, segments, added } = shownHelp(answer, wishes);
  return {
    ...answer,
    prompt,
    segments: segments as OptimizedIdea['segments'],
    added: added as OptimizedIdea['added'],
  };
}

/** The same idea pressed once more: what is there is turned to the next choices, and nothing is asked or counted. */
export function pressedAgain(draft: OptimizerDraft): OptimizerDraft {
  const { answer, wishes = noWishes } = draft;
  return { ...draft, at: 'result', wishes: turnedAll(wishes, answer?.added ?? []), refused: [] };
}

const NO_MARKS: readonly Mark[] = [];

/** What is said of a text: of the idea, or of what was made of it. */
export function saidOf({ said }: OptimizerDraft, text: string): readonly Mark[] {
  return said ? carryMarks(said.marks, said.text, text) : NO_MARKS;
}

export function genreName(id: GenreId | null): string | undefined {
  return genres.find((genre) => genre.id === id)?.name;
}

export function isOptimizerDraft(value: unknown): value is OptimizerDraft {
  const {
    at,
    idea,
    before,
    genre,
    asked,
    answer,
    refused,
    pinned = [],
    said,
    wishes,
  } = (value ?? {}) as Partial<OptimizerDraft>;
  return (
    (at === 'idea' || at === 'genre' || (at === 'result' && isAnswered(asked, answer))) &&
    typeof idea === 'string' &&
    Array.isArray(pinned) &&
    (said === undefined || isSaidText(said)) &&
    (wishes === undefined || (Array.isArray(wishes.turns) && Array.isArray(wishes.back))) &&
    (before === null || typeof before === 'string') &&
    Array.isArray(refused) &&
    (genre === null || genreName(genre ?? null) !== undefined)
  );
}

function isAnswered(asked: unknown, answer: unknown): boolean {
  const { segments, added } = (answer ?? {}) as Partial<OptimizedIdea>;
  return (
    typeof (asked as AskedIdea | null)?.idea === 'string' && Array.isArray(segments) && Array.isArray(added)
  );
}
