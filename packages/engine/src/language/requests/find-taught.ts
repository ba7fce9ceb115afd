import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import { isContent } from '../kinds/is-content.ts';
import type { Learnt } from '../learnt/learnt-kinds.ts';
import { overlaps, type Span } from '../span.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { wordSet } from '../words/word-set.ts';
import { farewells, greetings, strongJobWords } from './request-words.ts';

/** Clauses with this in them are somebody talking to somebody. */
const TALKING = wordSet(
  "i i'm i'd i'll i've im ive we we're we'd we'll we've you you're you'd you'll u please pls plz thanks thank thx ty sorry",
);
/** By how much a word has to be taken for talk. */
const LEAST = 2;

function isTalking({ word }: Token): boolean {
  return TALKING.has(word) || greetings.has(word) || farewells.has(word) || strongJobWords.has(word);
}

/** "She mouths the word sorry", "a badge with Hello on it": told of somebody, unless the one who writes comes in as well. */
const TELLING = wordSet('a an the he she they it his her their one two three some every');
const SPEAKERS = wordSet("i i'm i'd i'll i've im ive we we're we'd we'll we've you you're you'd you'll u");

function isSpeaker({ word }: Token): boolean {
  return SPEAKERS.has(word);
}

/** Whether anybody talks in it at all, which is seen before anything is asked of what was learnt. */
export function hasTalk(tokens: readonly Token[]): boolean {
  return tokens.some(isTalking);
}

/**
 * Clauses that two witnesses take for talk: what marked lines have taught, and a word that only somebody says who speaks
 * to somebody. None where a rule knows of anything else in them.
 */
export function findTaught(
  { tokens, units, languages, terms }: Context,
  learnt: readonly (Learnt | undefined)[],
  ruled: readonly Claim[],
): Claim[] {
  const lines = new Set(
    ruled.flatMap(({ said, from }) => (said.kind === 'line' || said.kind === 'lettering' ? [from] : [])),
  );
  return units.flatMap((unit, nth): Claim[] => {
    const span = spanOf(tokens, unit);
    const words = tokens.slice(unit.from, unit.to);
    const isSure = words.every((token, at) => {
      const taught = learnt[unit.from + at];
      return !isContent(token) || (taught?.kind === 'request' && taught.margin >= LEAST);
    });
    const isTalk =
      languages[unit.sentence] === 'en' &&
      !isBehindColon(units, nth) &&
      !unit.labelled &&
      isSure &&
      words.some(TELLING.has(words[0]?.word ?? '') ? isSpeaker : isTalking);
    const isOther =
      ruled.some((claim) => claim.sure !== 'guess' && overlaps(claim, span)) ||
      terms.some((term) => overlaps(term, span)) ||
      [...lines].some((from) => from >= span.from && from <= span.to + 3);
    return isTalk && !isOther ? [{ ...span, sure: 'agreed', said: { kind: 'request', about: 'talk' } }] : [];
  });
}

/** "Talking low: he's fine, I promise you": what stands behind a colon is what it announced. */
function isBehindColon(units: readonly Unit[], nth: number): boolean {
  for (let back = nth - 1; units[back]?.sentence === units[nth]?.sentence; back--)
    if (units[back]?.stop === ':') return true;
  return false;
}

function spanOf(tokens: readonly Token[], { from, to }: Unit): Span {
  return { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
}
