import type { ModelId } from '../../catalogue/index.ts';
import type { Mark } from '../../language/marks/mark.ts';
import type { PromptSettings } from '../../methods/prompt-data.ts';
import type { Mode } from '../../shot/shot.ts';
import type { Written } from '../../writing/written.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** What is to be worded for one generator. */
export interface TextToWrite {
  readonly text: string;
  readonly mode: Mode;
  readonly model: ModelId;
  /** What the person, and a model that read it, say of the words. */
  readonly marks: readonly Mark[];
  /** Words that have to stay as they are. */
  readonly locked: readonly string[];
  readonly hasStartImage: boolean;
  /** What is set beside the words. */
  readonly settings?: PromptSettings;
}

export interface WritingToHear extends TextToWrite {
  /** What the model answered, parsed. */
  readonly answer: unknown;
  /** It is not asked again: a little that cannot be proven is shown as that, and does not cost the copy. */
  readonly isLast?: boolean | undefined;
}

/** What the engine cannot prove of a copy: a thing that nobody named, or words that may be missing. */
export interface Doubt {
  readonly kind: 'new' | 'missing';
  readonly words: string;
}

/** What a model answers in: the pieces of a copy, or the scenes of a script. */
export type WritingForm = 'copy' | 'script';

/** A piece of the copy; one that is added can be refused by itself. */
export interface WrittenPiece {
  readonly words: string;
  readonly isAdded: boolean;
  /** What could stand in its place. */
  readonly or?: readonly string[];
}

/** A copy in a model's words that keeps the laws, with all that goes beside it as the engine has it. */
export interface HeardWriting {
  readonly pieces: readonly WrittenPiece[];
  /** For the person to look at, where there are any. */
  readonly doubts?: readonly Doubt[];
  readonly beside: Pick<Written, 'negative' | 'parameters' | 'dropped' | 'asked' | 'open'>;
}

export type HeardCopy = { readonly heard: HeardWriting } | BrokenLaw;

/** The copy, less what was refused of what was added. */
export function copyOfPieces(
  pieces: readonly WrittenPiece[],
  refused: ReadonlySet<number> = new Set(),
): string {
  let copy = '';
  for (const [at, { words, isAdded }] of pieces.entries()) {
    if (isAdded && refused.has(at)) continue;
    // Flags stand behind the last phrase, whichever is left of them.
    if (words.startsWith('--')) copy = copy.replace(/,\s*$/, '');
    copy += copy === '' || /\s$/.test(copy) || /^[\s,.;:!?)]/.test(words) ? words : ` ${words}`;
  }
  const first = copy.replace(/^[\s,;]+/, '');
  return first.trimEnd().replace(/,$/, '');
}
