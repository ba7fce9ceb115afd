import { isDeterminer } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';
import type { TermToken } from './term-token.ts';

const DENIES = wordSet('not never no without dont isnt arent cannot neither nor instead');
/** "Not a very wide shot", "never goes handheld", "instead of a close-up". */
const BETWEEN = wordSet('longer any very too of really use using go goes going be show in at on');
const MOST_BETWEEN = 3;

/** A word right before says that it is not so; or it was asked, and answered: "drone? no". */
export function isDenied(tokens: readonly TermToken[], from: number, to: number): boolean {
  if (tokens[to]?.word === '?' && tokens[to + 1]?.word === 'no') return true;
  for (let at = from - 1; at >= Math.max(0, from - 1 - MOST_BETWEEN); at--) {
    const { word = '', kind } = tokens[at] ?? {};
    if (DENIES.has(word)) return word !== 'not' || tokens[at + 1]?.word !== 'only';
    if (kind !== 'word' || !(isDeterminer(word) || BETWEEN.has(word))) return false;
  }
  return false;
}
