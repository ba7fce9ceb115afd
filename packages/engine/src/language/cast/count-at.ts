import type { Token } from '../tokens/token.ts';
import { numberOf } from '../words/numbers.ts';
import { countedGroups, numberWords } from '../words/people-words.ts';
import { wordSet } from '../words/word-set.ts';

export interface Counted {
  readonly count: number | 'many';
  /** Places count tokens; what is counted stands behind. */
  readonly from: number;
  readonly to: number;
}

const MANY = wordSet('several many some few hundreds thousands dozens countless various numerous');
/** "A crowd of", "a row of": what follows is meant. */
const GATHERED = wordSet(
  'crowd group row line gang herd flock pack swarm bunch team band family queue pile stack rows scores hundreds thousands dozens heap cluster handful school choir trickle huddle string',
);
const OF_TWO = wordSet('pair couple brace');

/** What counts the noun behind it: "two", "twenty-two", "a pair of", "half a dozen", "a crowd of". An age counts nobody. */
export function countAt(tokens: readonly Token[], at: number, end: number): Counted | undefined {
  const word = (ahead: number) => (at + ahead < end ? (tokens[at + ahead]?.word ?? '') : '');
  const isOf = (ahead: number) => word(ahead) === 'of';
  const article = word(0) === 'a' || word(0) === 'an' || word(0) === 'the' ? 1 : 0;
  if (OF_TWO.has(word(article)) && isOf(article + 1)) return { count: 2, from: at, to: at + article + 2 };
  const group = countedGroups[word(article)];
  if (group !== undefined && isOf(article + 1)) return { count: group, from: at, to: at + article + 2 };
  if (GATHERED.has(word(article)) && isOf(article + 1))
    return { count: 'many', from: at, to: at + article + 2 };
  if (word(article) === 'few' || (article === 0 && MANY.has(word(0))))
    return { count: 'many', from: at, to: at + article + 1 };
  if (word(0) === 'half' && word(1) === 'a' && word(2) === 'dozen') return { count: 6, from: at, to: at + 3 };
  const first = wholeAt(tokens, at + article);
  if (first === undefined || isAge(tokens, at + article + 1)) return undefined;
  // "A single", "a dozen"; "the two" are met again.
  const behind = at + article + 1;
  const isJoined = tokens[behind]?.word === '-' && tokens[behind]?.from === tokens[behind - 1]?.to;
  const second = isJoined ? wholeAt(tokens, behind + 1) : undefined;
  if (second !== undefined && first >= 20 && second < 10)
    return { count: first + second, from: at + article, to: behind + 2 };
  if (isJoined) return undefined;
  if (tokens[behind]?.word === 'dozen') return { count: first * 12, from: at + article, to: behind + 1 };
  if (tokens[behind]?.word === 'hundred') return { count: first * 100, from: at + article, to: behind + 1 };
  return { count: first, from: at + article, to: behind };
}

function wholeAt(tokens: readonly Token[], at: number): number | undefined {
  const { kind, word = '' } = tokens[at] ?? {};
  if (kind !== 'word' && kind !== 'number') return undefined;
  const value = numberWords[word] ?? numberOf(word);
  return value !== undefined && Number.isInteger(value) && value > 0 && value < 1_000 ? value : undefined;
}

/** "Seventy-year-old", "8 years old", "two metres of rope". */
function isAge(tokens: readonly Token[], behind: number): boolean {
  const next = tokens[behind]?.word === '-' ? tokens[behind + 1] : tokens[behind];
  return ['year', 'years', 'yr', 'month', 'months', 'day', 'week', 'o', "o'clock"].includes(next?.word ?? '');
}
