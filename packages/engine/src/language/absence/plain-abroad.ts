import type { Context } from '../context.ts';
import type { Language } from '../tokens/language.ts';
import type { Unit } from '../units/unit.ts';
import type { Cue } from './cue.ts';
import type { Things } from './noun-phrase.ts';

const MOST_WORDS_ABROAD = 3;

/** "Sin levantar la vista", "sans regarder", "ohne zu zögern": what is not done, and no thing. */
const INFINITIVES: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /(?:[aei]r|[aei]rse)$/,
  pt: /[aei]r$/,
  fr: /(?:er|ir|oir|re)$/,
  it: /(?:are|ere|ire|arsi|ersi|irsi)$/,
  de: /^zu$/,
};

/**
 * Where a phrase ends is known of English. In another language a few words at the head of a clause are taken for one, and
 * what tells of somebody in the middle of one stays as it is.
 */
export function isPlainAbroad(
  { text, tokens }: Context,
  unit: Unit,
  cue: Cue,
  { things, end }: Things,
  language: Language,
): boolean {
  if (cue.at !== unit.from && end < unit.to) return false;
  const first = tokens[cue.behind]?.word ?? '';
  if (INFINITIVES[language]?.test(first)) return false;
  return things.every(({ from, to }) => text.slice(from, to).split(/\s+/).length <= MOST_WORDS_ABROAD);
}
