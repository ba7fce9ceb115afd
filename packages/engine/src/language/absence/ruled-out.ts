import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, conjunctions, determiners, prepositions, pronouns } from '../words/closed-class.ts';
import { wordSet } from '../words/word-set.ts';

/** What says behind a thing that it must not be there. */
const VERDICTS: readonly (readonly string[])[] = [
  'is banned',
  'are banned',
  'is forbidden',
  'are forbidden',
  'is a no - go',
  'are a no - go',
  'are no - gos',
  'is a no - no',
  'are a no - no',
  'is a no go',
  'are a no go',
  'is off the table',
  'are off the table',
  'is not wanted',
  'are not wanted',
  'is unwanted',
  'are unwanted',
  'has to go',
  'have to go',
  'must go',
  'needs to go',
  'need to go',
].map((words) => words.split(' '));
const TAGS = wordSet('please pls too also entirely completely');
const TOO = wordSet('too also');
const LONGEST_NAME = 3;

/** "Skulls are banned, roses too", "gradients are a no-go": the thing first, and behind it that it must not be there. */
export function findRuledOut({ tokens, units }: Context): Claim[] {
  let isGoingOn = false;
  return units.flatMap((unit, nth) => {
    const before = units[nth - 1];
    const follows = isGoingOn && before?.sentence === unit.sentence && before.stop === ',';
    const thing = unit.labelled
      ? undefined
      : (ruledOut(tokens, unit) ?? (follows ? andToo(tokens, unit) : undefined));
    isGoingOn = thing !== undefined;
    if (!thing) return [];
    const things = [{ from: tokens[thing.from]?.from ?? 0, to: tokens[thing.to - 1]?.to ?? 0 }];
    return [
      {
        from: tokens[unit.from]?.from ?? 0,
        to: tokens[unit.to - 1]?.to ?? 0,
        core: things[0] as { from: number; to: number },
        sure: 'form',
        said: { kind: 'absence', things, form: 'wish', reach: 'picture' },
      },
    ];
  });
}

interface Named {
  readonly from: number;
  readonly to: number;
}

function ruledOut(tokens: readonly Token[], unit: Unit): Named | undefined {
  let end = unit.to;
  while (end > unit.from && TAGS.has(tokens[end - 1]?.word ?? '')) end -= 1;
  const verdict = VERDICTS.find((all) =>
    all.every((word, at) => tokens[end - all.length + at]?.word === word),
  );
  return verdict && named(tokens, unit.from, end - verdict.length);
}

/** "Roses too", "ditto daggers", "same for candles": as the one before. */
function andToo(tokens: readonly Token[], { from, to }: Unit): Named | undefined {
  if (TOO.has(tokens[to - 1]?.word ?? '')) return named(tokens, from, to - 1);
  if (tokens[from]?.word === 'ditto') return named(tokens, from + 1, to);
  const isSame = tokens[from]?.word === 'same' && ['for', 'with'].includes(tokens[from + 1]?.word ?? '');
  return isSame ? named(tokens, from + 2, to) : undefined;
}

/** A name of several, or of some stuff: "the door is banned" says nothing of a picture. */
function named(tokens: readonly Token[], first: number, to: number): Named | undefined {
  let from = first;
  while (from < to && LEADS.has(tokens[from]?.word ?? '')) from += 1;
  const words = tokens.slice(from, to);
  const isName = words.every(
    ({ kind, word }) =>
      kind === 'word' &&
      ![determiners, prepositions, pronouns, conjunctions, auxiliaries].some((set) => set.has(word)),
  );
  return words.length > 0 && words.length <= LONGEST_NAME && isName ? { from, to } : undefined;
}

const LEADS = wordSet('and but also any');
