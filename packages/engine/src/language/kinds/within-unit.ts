import type { Claim } from '../claims/claim.ts';
import { kindOfHead, kindOfLed } from '../phrases/kind-of-phrase.ts';
import type { Phrase } from '../phrases/phrase.ts';
import { isWithin } from '../span.ts';
import type { Kind } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { senseOf } from '../words/senses.ts';
import { soundWords } from '../words/sounds.ts';
import type { Found } from './found.ts';
import { isContent } from './is-content.ts';
import { saidOf } from './said-of.ts';

/** What the phrases and wordings within a unit tell besides what it is about as a whole. */
export function withinUnit(
  tokens: readonly Token[],
  unit: Unit,
  main: Kind,
  phrases: readonly Phrase[],
  wordings: readonly Found[],
): Claim[] {
  const others = wordings.filter((one) => one.kind !== main && one.kind !== 'action');
  const told = unit.labelled ? [] : within(tokens, phrases, main);
  const isTold = (one: Found) => told.some((claim) => claim.said.kind === one.kind && isWithin(one, claim));
  return [
    ...(WHOLE.has(main) ? [] : heardIn(tokens, unit)),
    ...told,
    ...others.filter((one) => !isTold(one) && !describes(tokens, phrases, one)).map(wordingClaim),
  ];
}

/** Who does it, and where, when or in what light, as phrases of what they stand in. */
function within(tokens: readonly Token[], phrases: readonly Phrase[], main: Kind): Claim[] {
  return withTraits(tokens, phrases).flatMap((phrase) => {
    const kind = kindWithin(tokens, phrase, main);
    if (!kind || kind === main) return [];
    const span = { from: tokens[phrase.from]?.from ?? 0, to: tokens[phrase.to - 1]?.to ?? 0 };
    return [{ ...span, sure: 'guess' as const, said: saidOf(kind, span) }];
  });
}

function wordingClaim({ from, to, kind }: Found): Claim {
  return { from, to, sure: 'guess', said: saidOf(kind, { from, to }) };
}

/** "A boy in a hat": what is led tells of who is named, where it tells of no place. */
function withTraits(tokens: readonly Token[], phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1);
    if (before?.role === 'name' && phrase.role === 'led' && !kindOfLed(tokens, phrase))
      joined[joined.length - 1] = { ...before, to: phrase.to };
    else joined.push(phrase);
  }
  return joined;
}

function kindWithin(tokens: readonly Token[], phrase: Phrase, main: Kind): Kind | undefined {
  if (phrase.role === 'led' && SHOWS.has(main)) return kindShown(tokens, phrase);
  if (phrase.role === 'led') return WHOLE.has(main) ? undefined : kindOfLed(tokens, phrase);
  if (phrase.role === 'deed' || main !== 'action') return undefined;
  const isNamed = tokens.slice(phrase.from, phrase.to).some((token) => isContent(token));
  return isNamed ? 'figure' : undefined;
}

/** "Push-in on the mouse hole", "portrait of a boxer": what a shot or a move is led to is in the picture. */
const SHOWS: ReadonlySet<Kind> = new Set(['camera', 'move', 'look']);

const SHOWING = new Set([
  'of',
  'on',
  'into',
  'onto',
  'at',
  'to',
  'past',
  'over',
  'across',
  'along',
  'around',
  'through',
  'between',
]);

function kindShown(tokens: readonly Token[], { from, head }: Phrase): Kind | undefined {
  if (!SHOWING.has(tokens[from]?.word ?? '') || head === from) return undefined;
  const known = kindOfHead(tokens[head] as Token);
  if (known === 'place') return known;
  const sense = senseOf(tokens[head]?.word ?? '');
  return known === undefined && tokens[head]?.kind === 'word' && sense !== 'body' ? 'figure' : undefined;
}

/** What these are about, all of the clause is about. */
const WHOLE: ReadonlySet<Kind> = new Set(['move', 'camera', 'light', 'sound', 'look', 'mood']);

/** "Rain drums on a tin roof": seen, and heard. */
function heardIn(tokens: readonly Token[], unit: Unit): Claim[] {
  return tokens.slice(unit.from, unit.to).flatMap(({ kind, word, from, to }, at) => {
    const isHeard = kind === 'word' && soundWords.has(word) && (at > 0 || unit.to - unit.from < 3);
    return isHeard ? [{ from, to, sure: 'guess' as const, said: { kind: 'sound' as const } }] : [];
  });
}

/** The night of "a night bus" and the street of "a street musician" tell of what they stand before. */
function describes(tokens: readonly Token[], phrases: readonly Phrase[], { kind, from, to }: Found): boolean {
  if (kind !== 'place' && kind !== 'time') return false;
  const phrase = phrases.find(
    (one) => (tokens[one.from]?.from ?? 0) <= from && to <= (tokens[one.to - 1]?.to ?? 0),
  );
  return phrase !== undefined && phrase.role !== 'led';
}
