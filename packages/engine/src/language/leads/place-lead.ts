import { article } from '../../writing/sentence.ts';
import { matterOf } from '../words/matter.ts';
import { isDeterminer, isFunctionWord } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';

/** Places of which one says neither "a" nor "an". */
const UNCOUNTED = wordSet(
  'water sand snow ice grass mud countryside woodland farmland ground slate gravel marble nature soil earth wilderness terrain turf undergrowth',
);
const PLACES = new Set(['room', 'building', 'land', 'water']);

/** "The setting is a" in front of "bicycle workshop on a rainy Monday": a place by its bare name is no sentence yet. */
export function placeLead(text: string): string {
  const clause = /^[^,.;:!?\n]*/.exec(text)?.[0] ?? '';
  const words = clause.split(/\s+/);
  const [first = ''] = words;
  // A name keeps its capital, and "IN THE PARK" is no place of ours to word.
  if (
    !/^[\p{Lu}]?\p{Ll}+$/u.test(first) ||
    words.slice(1).some((word) => /^\p{Lu}/u.test(word) && word.length > 1)
  )
    return '';
  const end = words.findIndex((word, at) => at > 0 && isFunctionWord(word.toLowerCase()));
  const named = words.slice(0, end < 0 ? undefined : end);
  const head = (named.at(-1) ?? '').toLowerCase();
  const next = (words[named.length] ?? '').toLowerCase();
  if (ELSEWHERE.has(next) || ELSEWHERE.has((words.at(-1) ?? '').toLowerCase())) return '';
  const isPlace = PLACES.has(matterOf(head) ?? '') && !UNCOUNTED.has(head);
  if (
    !isPlace ||
    named.length > MOST_WORDS ||
    named.some((word) => /ing$/.test(word.toLowerCase()) && word !== named[0])
  )
    return '';
  if (isDeterminer(first.toLowerCase())) return 'the setting is ';
  if (isFunctionWord(first.toLowerCase())) return '';
  return /[^s]s$/.test(head) ? 'the setting is ' : `the setting is ${article(named.join(' '))} `;
}

const MOST_WORDS = 4;
/** "A village behind" is not where it is, and "the workshop of @bench" is a name. */
const ELSEWHERE = new Set(['behind', 'beyond', 'of', 'far', 'below', 'above', 'outside', 'opposite']);
