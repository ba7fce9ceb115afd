import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import { isContent } from '../kinds/is-content.ts';
import type { LearntKinds } from '../learnt/learnt-kinds.ts';
import { overlapWith, type Span } from '../span.ts';
import type { Kind } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { senseOf } from '../words/senses.ts';
import { wordSet } from '../words/word-set.ts';

/** Clauses with this in them are somebody talking to somebody. */
const TALKING = wordSet(
  "i i'm i'd i'll i've im ive we we're we'd we'll we've you you're you'd you'll u please pls plz thanks thank thx ty sorry",
);

/** "She mouths the word sorry" is told of somebody, unless the one who writes comes in as well. */
const TELLING = wordSet(
  "a an the he she they it his her their one two three some every it's he's she's they're there's that's",
);
const SPEAKERS = wordSet("i i'm i'd i'll i've im ive we we're we'd we'll we've you you're you'd you'll u");

const PERSONS = wordSet('he she him his her hers himself herself');

/**
 * How likely talk has to be before it goes: of a hundred such clauses by people it had not heard, ninety-five were talk. In a few
 * words, in many, or where somebody is told of, a thing to be seen is more easily among them.
 */
const LIKELY = { talking: 0.88, plain: 0.93, doubtful: 0.97, told: 0.75 };
const FEW = 4;
const MANY = 10;

/**
 * Clauses that what marked lines have taught takes for talk, and nothing else can. None where a rule knows of anything else
 * in them.
 */
export function findTaught(
  { tokens, units, languages, terms }: Context,
  learnt: LearntKinds,
  ruled: readonly Claim[],
  told: readonly (Kind | undefined)[] = [],
): Claim[] {
  const lines = new Set(
    ruled.flatMap(({ said, from }) => (said.kind === 'line' || said.kind === 'lettering' ? [from] : [])),
  );
  const isTalk = (unit: Unit) => {
    const words = tokens.slice(unit.from, unit.to);
    return (
      words.some(isContent) &&
      words.every((token, at) => !isContent(token) || learnt.ofTokens[unit.from + at]?.kind === 'request') &&
      learnt.chanceOf('request', unit.from, unit.to) >= leastWith(words, saidBy(words, unit))
    );
  };
  const saidBy = (words: readonly Token[], unit: Unit) => {
    const said = words.flatMap((token, at) => (isContent(token) ? [told[unit.from + at]] : []));
    if (said.every((kind) => kind === 'request')) return 'talk';
    return said.some((kind) => kind !== undefined && kind !== 'request' && kind !== 'rest')
      ? 'other'
      : undefined;
  };
  const isRuled = overlapWith(ruled.filter(({ sure }) => sure !== 'guess'));
  const isTerm = overlapWith(terms);
  const announced = behindColons(units);
  return units.flatMap((unit, nth): Claim[] => {
    const span = spanOf(tokens, unit);
    const isOther = () =>
      isRuled(span) || isTerm(span) || [...lines].some((from) => from >= span.from && from <= span.to + 3);
    const isFree =
      languages[unit.sentence] === 'en' &&
      !unit.labelled &&
      !announced[nth] &&
      (unit.stop !== ':' || unit.to - unit.from >= FEW);
    return isFree && isTalk(unit) && !isOther()
      ? [{ ...span, sure: 'agreed', said: { kind: 'request', about: 'talk' } }]
      : [];
  });
}

/** "Talking low: he's fine, I promise you": what stands behind a colon is what it announced. */
function behindColons(units: readonly Unit[]): boolean[] {
  let isBehind = false;
  return units.map(({ sentence }, nth) => {
    const before = units[nth - 1];
    isBehind = before?.sentence === sentence && (isBehind || before.stop === ':');
    return isBehind;
  });
}

/** "Today he does not come", "two cats": somebody or something to be seen, and nobody who writes. */
function isStory(words: readonly Token[]): boolean {
  if (words.some(({ word }) => TALKING.has(word))) return false;
  const seesThing = words.some(
    (token) => isContent(token) && senseOf(token.word, token.isCapital) !== undefined,
  );
  return words.some(({ word }) => PERSONS.has(word)) || (words.length < FEW && seesThing);
}

/** Where a model was asked, it is the second witness: with it talk of some words need be less likely, against it none goes. */
function leastWith(words: readonly Token[], said: 'talk' | 'other' | undefined): number {
  const least = leastFor(words);
  if (said === 'other') return Number.POSITIVE_INFINITY;
  return said === 'talk' && words.length >= FEW && least <= 1 ? LIKELY.told : least;
}

function leastFor(words: readonly Token[]): number {
  if (isStory(words)) return Number.POSITIVE_INFINITY;
  const isTelling = TELLING.has(words[0]?.word ?? '') && !words.some(({ word }) => SPEAKERS.has(word));
  if (words.length >= MANY || isTelling) return LIKELY.doubtful;
  if (words.some(({ word }) => TALKING.has(word))) return LIKELY.talking;
  return words.length < FEW ? LIKELY.doubtful : LIKELY.plain;
}

function spanOf(tokens: readonly Token[], { from, to }: Unit): Span {
  return { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
}
