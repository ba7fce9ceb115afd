import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Span } from '../span.ts';
import type { Reach } from '../statement.ts';
import type { Unit } from '../units/unit.ts';
import { prepositions } from '../words/closed-class.ts';
import { senseOf } from '../words/senses.ts';
import { stem } from '../words/stem.ts';
import type { Cue } from './cue.ts';
import { contrasts, exceptions, expressions } from './negators.ts';
import type { Things } from './noun-phrase.ts';

/** "No light at all except the moon". */
const STRESS = new Set([
  'at',
  'all',
  'anywhere',
  'whatsoever',
  'visible',
  'please',
  'pls',
  'here',
  'there',
  ',',
]);

/** Who is told apart from whom stands near. */
const LOOKS_BACK = 12;

export function reachOf({ text, tokens }: Context, unit: Unit, cue: Cue, { things, end }: Things): Reach {
  let behind = end;
  while (behind < unit.to && STRESS.has(tokens[behind]?.word ?? '')) behind += 1;
  const next = tokens[behind]?.word ?? '';
  const isException =
    behind < unit.to &&
    (exceptions.includes(next) || exceptions.includes(`${next} ${tokens[behind + 1]?.word ?? ''}`));
  if (isException) return 'except';
  const named = things.map(({ from, to }) => text.slice(from, to).toLowerCase());
  // "No love lost", "no time to lose": nothing that could be seen is meant.
  if (named.some((thing) => isUnseen(thing))) return 'bound';
  if (named.some((thing) => expressions.has(thing.split(' ').at(-1) ?? ''))) return 'bound';
  const before = tokens.slice(Math.max(unit.from, cue.at - LOOKS_BACK), cue.at);
  if (before.length > 0 && before.some(({ word }) => contrasts.has(word))) return 'bound';
  return 'picture';
}

function isUnseen(thing: string): boolean {
  const [first = ''] = thing.split(' ');
  const sense = senseOf(first);
  return sense === 'feeling' || sense === 'time';
}

/** The same thing, said to be there: then it may not be excluded from the whole. */
export function boundByPresence(
  { text, tokens }: Context,
  claims: readonly Claim[],
  said: readonly Span[],
): Claim[] {
  const present = new Set<string>();
  const isAside = within(claims);
  const isSaid = within(said);
  for (const { kind, word, from } of tokens)
    if (kind === 'word' && !isAside(from) && !isSaid(from)) present.add(stem(word));
  const isPresent = ({ from, to }: Span) => {
    const head = stem(headOf(text.slice(from, to).toLowerCase()));
    return head.length > 2 && present.has(head);
  };
  return claims.map((claim) => {
    const { said } = claim;
    const isBound =
      said.kind === 'absence' &&
      said.reach === 'picture' &&
      said.form !== 'predicate' &&
      said.things.some(isPresent);
    return isBound && claim.sure === 'form' && said.kind === 'absence'
      ? { ...claim, said: { ...said, reach: 'bound' } }
      : claim;
  });
}

/** Whether a place lies in one of some stretches; places are asked for from left to right. */
function within(spans: readonly Span[]): (place: number) => boolean {
  const sorted = [...spans].sort((one, other) => one.from - other.from);
  let at = 0;
  return (place) => {
    while (at < sorted.length && (sorted[at]?.to ?? 0) <= place) at += 1;
    return (sorted[at]?.from ?? place + 1) <= place;
  };
}

/** The last word of the phrase, before what hangs on it: the boat of "boat in the back". */
function headOf(thing: string): string {
  const words = thing.split(/[\s-]+/);
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word));
  return words[(end > 0 ? end : words.length) - 1] ?? '';
}
