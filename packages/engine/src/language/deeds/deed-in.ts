import { findAtoms } from '../atoms/find-atoms.ts';
import { verbAt } from '../phrases/find-verb.ts';
import type { Token } from '../tokens/token.ts';
import { tokenise } from '../tokens/tokenise.ts';
import { someWithin } from '../tokens/within.ts';
import { cutUnits } from '../units/cut-units.ts';
import type { Unit } from '../units/unit.ts';
import { wordSet } from '../words/word-set.ts';
import { deedAt } from './deed-at.ts';
import { isMotion } from './motion.ts';

/** Words of a shot, which were read once, in clauses. */
function clausesOf(text: string): { tokens: readonly Token[]; units: readonly Unit[] } {
  const tokens = tokenise(text, findAtoms(text));
  return { tokens, units: cutUnits(text, tokens) };
}

/** Who it is about, and from where on it is told what they do: "a woman in an apron" and "mends a net". */
export function deedIn(text: string): { who: string; does: string } | undefined {
  const { tokens, units } = clausesOf(text);
  for (const { from, to, opens } of units) {
    const at = deedAt(tokens, from, to, opens);
    const verb = tokens[at ?? -1];
    if (!verb || at === 0 || !isMotion(verb)) continue;
    const who = text.slice(0, verb.from).trim();
    return who === '' ? undefined : { who, does: text.slice(verb.from).trim() };
  }
  return undefined;
}

const SUBORDINATES = wordSet(
  'that who which whose where when while as because if until before after what how',
);

/** "A woman, grey braid, mends a net": somebody does something, which no "of" can stand before. */
export function tellsDeed(text: string): boolean {
  const { tokens, units } = clausesOf(text);
  return units.some(({ from, to, opens }, nth) => {
    const at = verbAt(tokens, { from, to, sentence: 0, line: 0, opens, stop: '' });
    const verb = tokens[at ?? -1];
    if (at === undefined || !verb || verb.word.endsWith('ing') || (nth === 0 && at === from)) return false;
    return !someWithin(tokens, from, at, ({ word }) => SUBORDINATES.has(word));
  });
}

/** An action in the present: "jumps between rooftops", "build a raft", but not "jumping", nor the "opens" of "an elevator that opens". */
export function isInflected(action: string, before: string): boolean {
  if (SUBORDINATES.has(clausesOf(before).tokens.at(-1)?.word ?? '')) return false;
  const [first] = clausesOf(action).tokens;
  return first?.kind === 'word' && !first.word.endsWith('ing');
}
