import { findMentions } from '../../assistant/said/find-models.ts';
import { keepLocked } from '../../locked/index.ts';
import { cleanText } from '../../text/clean-text.ts';
import { keptTerms } from './kept-terms.ts';
import { type IdeaToPolish, type Suggestions, translationOf } from './polish.ts';

/** Why suggestions cannot be used. */
export interface PolishProblem {
  code: 'term-lost' | 'generator-named' | 'address-named' | 'too-long' | 'not-english' | 'nothing-suggested';
  /** Which: a field, or a slot. */
  path: string;
}

const MOST_PER_SLOT = 300;
/** A translation says as much as its idea, if sometimes in more letters: one of another script has few. */
const LONGER = 6;
const MARGIN = 200;

/** Holds what was suggested to the idea: nothing lost, nothing in it that is no part of a shot. */
export function polishProblems({ idea }: IdeaToPolish, suggested: Suggestions): PolishProblem[] {
  const original = cleanText(idea).trim();
  const english = translationOf(original, suggested.english);
  const problems: PolishProblem[] = [];
  const add = (code: PolishProblem['code'], path: string) => problems.push({ code, path });
  if (english !== undefined) {
    if (english.length > original.length * LONGER + MARGIN) add('too-long', 'english');
    if (keepLocked(english, keptTerms(original)).missing.length > 0) add('term-lost', 'english');
    if (!isLatin(withoutQuotes(english, original))) add('not-english', 'english');
  }
  const known = new Set(findMentions(original).map(({ model }) => model.id));
  for (const [path, text] of [
    ['english', english ?? ''] as const,
    ...suggested.additions.map(({ slot, text }) => [slot, text] as const),
  ]) {
    if (path !== 'english' && text.length > MOST_PER_SLOT) add('too-long', path);
    if (path !== 'english' && !isLatin(text)) add('not-english', path);
    if (findMentions(text).some(({ model }) => !known.has(model.id))) add('generator-named', path);
    if (ADDRESS.test(text) && !ADDRESS.test(original)) add('address-named', path);
  }
  if (suggested.additions.length === 0 && english === undefined) add('nothing-suggested', 'additions');
  return problems;
}

const ADDRESS = /\bhttps?:|\bwww\.|<\/?[a-z]|```|\]\(/i;

/** Mostly Latin letters; a text without letters passes. */
function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 >= letters;
}

/** What is to be read in a picture, or said in it, stays in its own script. */
function withoutQuotes(english: string, original: string): string {
  return keptTerms(original).reduce((text, term) => text.replaceAll(term, ''), english);
}
