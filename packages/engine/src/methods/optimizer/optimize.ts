import type { GenreId } from '../../content/genres.ts';
import { promptKind } from '../../dialects/reading-back/read-prompt.ts';
import { read } from '../../language/read.ts';
import type { Mode } from '../../shot/shot.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { Segment } from '../../writing/written.ts';
import { cleaned, type Left } from '../cleaning/cleaned.ts';
import { decide } from '../decisions/decide.ts';
import { type Addition, ofDecision, putTogether } from '../decisions/put-together.ts';
import { saidShot } from '../said-shot.ts';

export interface Idea {
  idea: string;
  mode: Mode;
  /** Without one a text is helped by what it shows alone. */
  genre?: GenreId | undefined;
  /** Words of the idea that stay as they are. */
  locked?: readonly string[] | undefined;
}

export interface Optimized {
  text: string;
  /** Put together they are the text. */
  segments: Segment[];
  /** What the idea did not say and the prompt does, each with its reason. */
  added: Addition[];
  /** What was about the job and not about the picture. */
  left: Left[];
  /** The idea as it was read. */
  original: string;
}

/**
 * An idea made a prompt: the person's own words without what is about the job, and behind them what a shot needs and they
 * leave open. A blank idea has nothing to make one from. The same idea gives the same bytes.
 */
export function optimize({ idea, genre, mode, locked = [] }: Idea): Optimized | undefined {
  const original = cleanText(idea).trim();
  if (original === '') return undefined;
  const kind = promptKind(original);
  // Data, and what a file of a generator holds, has its own form: nothing can be put behind it.
  if (kind === 'json' || kind === 'infotext')
    return { text: original, segments: [{ text: original, part: 'subject' }], added: [], left: [], original };
  const said = read(original, { isClip: mode === 'video' });
  const { text, left } = cleaned(said, locked);
  const shot = saidShot(text, mode, [], [], text === said.text ? said : undefined);
  const decisions = decide(shot, mode, genre);
  return { ...putTogether(text, mode, decisions.map(ofDecision), shot.said), left, original };
}
