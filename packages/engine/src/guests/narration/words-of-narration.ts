import { leadingThrough, turning } from '../../language/words/narration-words.ts';
import { numberOf } from '../../language/words/numbers.ts';
import { ofPictureItself } from '../../language/words/ours.ts';
import { isFormOf } from '../../language/words/roots.ts';
import { isFunctionWord } from '../../language/words/word-class.ts';
import type { BrokenLaw } from '../writing/writing-problem.ts';
import { isDenied } from './denied.ts';
import { isPlain, wordsOf } from './plain-words.ts';
import type { Fact, Place, ToNarrate } from './to-narrate.ts';

/** What tells something is made of its words: each is kept, in any form, and no other comes in but those that lead through. */
export function wordsLaw(
  words: string,
  facts: readonly Fact[],
  { script }: ToNarrate,
  place: Place,
): BrokenLaw | undefined {
  const source = facts.map((fact) => fact.words).join('\n');
  const exact = exactIn(source);
  const now = exactIn(words);
  const changed = exact.find((one, at) => now[at] !== one) ?? now[exact.length];
  if (changed !== undefined) return { problem: 'changed', words: changed };
  if (isDenied(source) !== isDenied(words)) return { problem: 'turned-round', words: source };
  const own = wordsOf(source);
  const said = wordsOf(words);
  const audience = script.brief.audience.flatMap(wordsOf);
  const lost = own.find((word) => !isSmall(word) && !said.some((one) => isFormOf(one, word)));
  if (lost !== undefined) return { problem: 'lost', words: lost };
  const turned = own.find((word) => turning.has(word) && !said.includes(word));
  if (turned !== undefined) return { problem: 'turned-round', words: turned };
  const strange = said.find((word) => {
    if (own.some((one) => isFormOf(one, word))) return false;
    if (turning.has(word) || (numberOf(word) ?? 0) > 1) return true;
    if (isFunctionWord(word) || leadingThrough.has(word)) return false;
    if (place === 'visual' && ofPictureItself.has(word)) return false;
    return !audience.some((one) => isFormOf(one, word));
  });
  if (strange !== undefined) return { problem: 'invented', words: strange };
  return exact.length > 1 ? swapLaw(own, said) : undefined;
}

/** Where there are several figures, whatever each belongs to stands by it: all come in the order that they were said in. */
function swapLaw(own: readonly string[], said: readonly string[]): BrokenLaw | undefined {
  const order = own
    .filter((word) => !isSmall(word))
    .map((word) => said.findIndex((one) => isFormOf(one, word)));
  const at = order.findIndex((place, nth) => nth > 0 && place < (order[nth - 1] ?? 0));
  return at < 0 ? undefined : { problem: 'changed', words: own.filter((word) => !isSmall(word))[at] ?? '' };
}

/** Figures, prices, times, addresses, and names with a capital inside a sentence, in their order. */
function exactIn(text: string): string[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: raw, index }) => {
    const word = raw.replace(/^[("'“‘]+|[.,;:!?)"'”’…]+$/g, '');
    if (/\d|@|\p{L}\.\p{L}/u.test(word)) return [word];
    const opens = index === 0 || /[.!?:\n]\s*$/.test(text.slice(0, index));
    return /^\p{Lu}/u.test(word) && !opens && !isPlain(word) ? [word] : [];
  });
}

function isSmall(word: string): boolean {
  return isFunctionWord(word) || leadingThrough.has(word) || word.length < 2;
}
