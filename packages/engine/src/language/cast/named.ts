import type { Aside } from '../scene/aside.ts';
import type { Token } from '../tokens/token.ts';
import {
  auxiliaries,
  conjunctions,
  determiners,
  isJoining,
  prepositions,
  pronouns,
} from '../words/closed-class.ts';
import { wordSet } from '../words/word-set.ts';
import { type Counted, countAt } from './count-at.ts';
import { isPartWord } from './part-words.ts';
import { isTraitWord } from './trait-words.ts';

/** A noun phrase. Places count tokens; `to` is not part of it. */
export interface Named {
  readonly from: number;
  readonly to: number;
  readonly head: number;
  /** It brings somebody in ("a"), speaks of somebody known ("the"), of somebody's ("his"), or does without an article. */
  readonly way: 'new' | 'known' | 'own' | 'bare' | 'pronoun' | 'part';
  readonly counted?: Counted;
  /** What stands before the noun and tells of it: "tired old". */
  readonly modifiers?: { readonly from: number; readonly to: number };
}

const NEW = wordSet('a an another some any');
const OWN = wordSet('his her its their my our your');
/** "Her" and "his" before a noun are its owner's. */
const MEANT = wordSet('he she it they him her them both himself herself itself themselves each');
const STARTS_TRAIT = wordSet(
  'dressed clad draped wrapped covered named called nicknamed seated perched lit made carved painted shaped filled full wearing holding carrying clutching aged asleep awake alone visible left right upside half barefoot shirtless',
);
const ENDS_NAME = wordSet(
  'no without except nobody nothing noone none then only just also too together alone still again instead there here while not never very',
);
const LONGEST = 14;

/** The noun phrase that begins at a token, if one does. */
export function nameAt(tokens: readonly Token[], at: number, end: number, isAside: Aside): Named | undefined {
  if (isEachOther(tokens, at, end)) return { from: at, to: at + 2, head: at + 1, way: 'pronoun' };
  const part = isPartWord(tokens, at, end);
  if (part !== undefined && !isNounBehind(tokens, at, part, end, isAside))
    return { from: at, to: part, head: tokens[at]?.word === 'the' ? at + 1 : at, way: 'part' };
  const { word = '', kind } = tokens[at] ?? {};
  const next = at + 1 < end ? tokens[at + 1] : undefined;
  const isOwner = OWN.has(word) && next !== undefined && opensNoun(next) && !isAside(at + 1);
  if (kind === 'word' && MEANT.has(word) && !isOwner)
    return { from: at, to: at + 1, head: at, way: 'pronoun' };
  const counted = countAt(tokens, at, end);
  const isLed = determiners.has(word);
  if (!isLed && !counted && (kind === 'mark' || (kind === 'word' && isJoining(word)))) return undefined;
  const first = counted ? counted.to : isLed ? at + 1 : at;
  let to = first;
  while (to < end && to - first < LONGEST && !isAside(to) && goesOn(tokens, to, first)) to += 1;
  // "The" before nothing; "two" alone can be two of them.
  if (to === first)
    return counted && first > at ? { from: at, to: first, head: first - 1, way: 'bare', counted } : undefined;
  const head = to - 1;
  const whole = withOf(tokens, to, end, isAside);
  return {
    from: at,
    to: whole,
    head,
    way: OWN.has(word) ? 'own' : NEW.has(word) ? 'new' : isLed ? 'known' : counted ? 'new' : 'bare',
    ...(counted && { counted }),
    ...(head > first && { modifiers: { from: first, to: head } }),
  };
}

/** "Each other", "one another": whoever does it. */
export function isEachOther(tokens: readonly Token[], at: number, end: number): boolean {
  const pair = at + 1 < end ? `${tokens[at]?.word} ${tokens[at + 1]?.word}` : '';
  return pair === 'each other' || pair === 'one another';
}

/** "One dog", "both hands": a noun of its own follows, and no trait as in "one tall". */
function isNounBehind(
  tokens: readonly Token[],
  at: number,
  part: number,
  end: number,
  isAside: Aside,
): boolean {
  if (part > at + 1) return false;
  let to = part;
  while (to < end && to - part < LONGEST && !isAside(to) && goesOn(tokens, to, part)) to += 1;
  const { word = '', kind } = tokens[to - 1] ?? {};
  return to > part && kind === 'word' && !isTraitWord(word);
}

function opensNoun({ kind, word }: Token): boolean {
  return kind === 'number' || (kind === 'word' && !isJoining(word) && !ENDS_NAME.has(word));
}

function goesOn(tokens: readonly Token[], at: number, first: number): boolean {
  const { kind, word, atom, from, to } = tokens[at] as Token;
  if (kind === 'mark') {
    const isGlued = tokens[at - 1]?.to === from && tokens[at + 1]?.from === to;
    return at > first && isGlued && (word === '-' || word === '‑' || word === '/' || word === '.');
  }
  if (kind === 'atom')
    return (
      (atom?.kind === 'mention' && at === first) ||
      atom?.kind === 'height' ||
      atom?.kind === 'decade' ||
      atom?.kind === 'measure'
    );
  if (tokens[at - 1]?.atom?.kind === 'mention' && at > first) return false;
  if (kind === 'number') return true;
  if (at > first && STARTS_TRAIT.has(word)) return false;
  return (
    word !== 'of' &&
    !prepositions.has(word) &&
    !conjunctions.has(word) &&
    !auxiliaries.has(word) &&
    !pronouns.has(word) &&
    !determiners.has(word) &&
    !ENDS_NAME.has(word)
  );
}

/** "The mouth of a cave", "a bag of plums": of what it is, belongs to it. */
function withOf(tokens: readonly Token[], to: number, end: number, isAside: Aside): number {
  let at = to;
  while (at + 1 < end && tokens[at]?.word === 'of' && !isAside(at)) {
    let behind = at + 1;
    if (determiners.has(tokens[behind]?.word ?? '')) behind += 1;
    const first = behind;
    while (behind < end && behind - first < LONGEST && !isAside(behind) && goesOn(tokens, behind, first))
      behind += 1;
    if (behind === first) break;
    at = behind;
  }
  return at;
}
