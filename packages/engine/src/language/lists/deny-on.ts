import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import { deedAt } from '../deeds/deed-at.ts';
import { firstFrom } from '../first-from.ts';
import { kindOfHead } from '../phrases/kind-of-phrase.ts';
import type { Span } from '../span.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { isPerson } from '../values/people.ts';
import { determiners, prepositions, pronouns } from '../words/closed-class.ts';
import { senseOf } from '../words/senses.ts';
import { isDoing } from '../words/word-class.ts';

const MOST_ITEMS = 8;
const MOST_WORDS = 5;

/** "No text, logos or watermarks": an "or" at the end of the list says that all of it is denied. */
export function denyOn({ tokens, units }: Context, absences: readonly Claim[]): Claim[] {
  const beginnings = units.map((unit) => ({ from: tokens[unit.from]?.from ?? 0, to: 0 }));
  return absences.map((claim) => {
    const { said } = claim;
    if (said.kind !== 'absence' || said.form !== 'noun' || said.reach !== 'picture' || claim.sure !== 'form')
      return claim;
    const at = firstFrom(beginnings, claim.from + 1) - 1;
    const unit = units[at];
    if (!unit || tokens[unit.to - 1]?.to !== claim.to || unit.stop !== ',') return claim;
    const items = itemsBehind(tokens, units, at);
    const last = items.at(-1);
    if (!last) return claim;
    const core = { from: claim.core?.from ?? claim.from, to: last.to };
    return { ...claim, to: last.to, core, said: { ...said, things: [...said.things, ...items] } };
  });
}

/** What the units behind name, up to the one with the "or"; nothing where none has one, or something else is said first. */
function itemsBehind(tokens: readonly Token[], units: readonly Unit[], at: number): Span[] {
  const items: Span[] = [];
  const sentence = units[at]?.sentence;
  for (const unit of units.slice(at + 1, at + 1 + MOST_ITEMS)) {
    if (unit.sentence !== sentence || unit.labelled || !isBare(tokens, unit)) return [];
    const or = tokens.slice(unit.from, unit.to).findIndex(({ word }) => JOINS.has(word)) + unit.from;
    const isLast = or >= unit.from;
    if (isLast && or > unit.from) items.push(spanOf(tokens, unit.from, or));
    items.push(spanOf(tokens, isLast ? or + 1 : unit.from, unit.to));
    if (isLast) return items;
    if (unit.stop !== ',') return [];
  }
  return [];
}

const JOINS = new Set(['or', 'nor']);

/** A few nouns, and nothing that is brought in, led somewhere or done. */
function isBare(tokens: readonly Token[], { from, to }: Unit): boolean {
  const words = tokens.slice(from, to);
  const isPlain = ({ kind, word }: Token) =>
    (kind === 'word' || word === '-') &&
    !determiners.has(word) &&
    !prepositions.has(word) &&
    !pronouns.has(word);
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    words.every(isPlain) &&
    words.every((word, at) => !isHead(words[at + 1]) || isThing(word)) &&
    !acts(tokens, from, to)
  );
}

/** The last word of an item. */
function isHead(next: Token | undefined): boolean {
  return next === undefined || JOINS.has(next.word);
}

/** A noun for something that could be there: "no hat, tired or happy" says how somebody is. */
function isThing(token: Token): boolean {
  const { word } = token;
  if (isDoing(word) || kindOfHead(token) === 'mood') return false;
  return word.endsWith('s') || isPerson(word) || senseOf(word) !== undefined;
}

/** On either side of the "or" by itself: "ropes or gulls" gull nobody. */
function acts(tokens: readonly Token[], from: number, to: number): boolean {
  const or = tokens.slice(from, to).findIndex(({ word }) => JOINS.has(word));
  const parts =
    or < 0
      ? [[from, to]]
      : [
          [from, from + or],
          [from + or + 1, to],
        ];
  return parts.some(([first = from, last = to]) => deedAt(tokens, first, last) !== undefined);
}

function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  return { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
}
