import type { Fact, Limit, Model } from '@cuewright/engine/catalogue';
import { lengthIn, limitFact } from '@cuewright/engine/length';

/** How long a text is, against what its generator reads. */
export interface PromptLength {
  words: number;
  characters: number;
  /** What it stops reading at. */
  limit?: Measured;
  /** What it follows best. */
  best?: Measured;
}

export interface Measured {
  fact: Fact<Limit>;
  /** How many of its units the text has. */
  count: number;
  /** Tokens are estimated: every generator cuts words in its own way. */
  isAbout: boolean;
}

export function promptLength(text: string, model: Model | undefined): PromptLength {
  const limit = measured(text, limitFact(model, 'hard'));
  const best = measured(text, limitFact(model, 'best'));
  return {
    words: lengthIn(text, 'words'),
    characters: lengthIn(text, 'characters'),
    ...(limit && { limit }),
    ...(best && { best }),
  };
}

export function isTooLong({ limit }: PromptLength): boolean {
  return limit !== undefined && limit.count > limit.fact.value.max;
}

function measured(text: string, fact: Fact<Limit> | undefined): Measured | undefined {
  if (!fact) return undefined;
  const { unit } = fact.value;
  return { fact, count: lengthIn(text, unit), isAbout: unit === 'tokens' };
}

/** A letter, a space: what a word of English takes when there is no text to ask. */
const UNITS_A_WORD: Record<Limit['unit'], number> = {
  characters: 6,
  'utf16-units': 6,
  words: 1,
  tokens: 1.6,
  seconds: 1,
};
const FEWEST_WORDS = 8;

/** A limit as the scope draws it, in words as long as those of this text. */
export function inWords({ fact, count }: Measured, words: number): readonly [from: number, to: number] {
  const { min = 0, max, unit } = fact.value;
  const each = unit === 'words' ? 1 : words < FEWEST_WORDS ? UNITS_A_WORD[unit] : count / words;
  return [Math.floor(min / each), Math.floor(max / each)];
}
