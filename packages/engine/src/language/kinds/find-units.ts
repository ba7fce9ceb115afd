import { isColour } from '../../reading/word-class.ts';
import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import { cutPhrases } from '../phrases/cut-phrases.ts';
import { kindOfHead, kindOfLed, kindOfTerm } from '../phrases/kind-of-phrase.ts';
import type { Phrase } from '../phrases/phrase.ts';
import { isWithin, type Span } from '../span.ts';
import type { Kind, Witness } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { kindAbroad, kindOfRun } from '../words/abroad.ts';
import { auxiliaries, conjunctions, determiners, prepositions, pronouns } from '../words/closed-class.ts';
import { senseOf } from '../words/senses.ts';
import { soundWords } from '../words/sounds.ts';
import { type Found, findWordings } from './found.ts';

/** What each unit is about as a whole, and what the wordings of the trade within it tell of. */
export function findUnits(context: Context, taken: readonly Claim[]): Claim[] {
  const { text, tokens, units } = context;
  const found = findWordings(text);
  const claims: Claim[] = [];
  let cursor = 0;
  for (const unit of units) {
    const begin = tokens[unit.labelFrom ?? unit.from]?.from ?? 0;
    const own = tokens[unit.from]?.from ?? 0;
    const to = tokens[unit.to - 1]?.to ?? 0;
    const from = startOf(tokens, taken, { from: begin, to }, own);
    while ((found[cursor]?.from ?? to) < own) cursor += 1;
    const inside: Found[] = [];
    for (let at = cursor; (found[at]?.from ?? to) < to; at++) {
      const one = found[at];
      if (one && one.to <= to) inside.push(one);
    }
    // What a label says is absent, has been claimed with it.
    if (unit.labelled === 'absence') continue;
    // Who speaks, and how, is told by the line.
    if (taken.some((claim) => claim.said.kind === 'line' && claim.from <= own && to <= claim.to)) continue;
    const phrases = cutPhrases(tokens, unit);
    const { kind, sure } = kindOf(context, unit, inside, phrases);
    const said = saidOf(kind, { from, to });
    if (from < to) claims.push({ from, to, ...(from > own ? {} : { core: { from: own, to } }), sure, said });
    const nested = [
      ...(WHOLE.has(kind) ? [] : heardIn(tokens, unit)),
      ...(unit.labelled ? [] : within(tokens, phrases, kind)),
      ...inside
        .filter((one) => one.kind !== kind && one.kind !== 'action' && !describes(tokens, phrases, one))
        .map(wordingClaim),
    ];
    const held = taken.filter((claim) => claim.sure !== 'guess' && claim.from < to && claim.to > from);
    claims.push(...nested.filter((one) => one.from >= from && !held.some((claim) => isWithin(one, claim))));
  }
  return claims;
}

/** The night of "a night bus" and the street of "a street musician" tell of what they stand before. */
function describes(tokens: readonly Token[], phrases: readonly Phrase[], { kind, from, to }: Found): boolean {
  if (kind !== 'place' && kind !== 'time') return false;
  const phrase = phrases.find(
    (one) => (tokens[one.from]?.from ?? 0) <= from && to <= (tokens[one.to - 1]?.to ?? 0),
  );
  return phrase !== undefined && phrase.role !== 'led' && (tokens[phrase.head]?.from ?? 0) >= to;
}

function wordingClaim({ from, to, kind }: Found): Claim {
  return { from, to, sure: 'guess', said: saidOf(kind, { from, to }) };
}

/** "Rain drums on a tin roof": seen, and heard. */
function heardIn(tokens: readonly Token[], unit: Unit): Claim[] {
  return tokens.slice(unit.from, unit.to).flatMap(({ kind, word, from, to }, at) => {
    const isHeard = kind === 'word' && soundWords.has(word) && (at > 0 || unit.to - unit.from < 3);
    return isHeard ? [{ from, to, sure: 'guess' as const, said: { kind: 'sound' as const } }] : [];
  });
}

/** Behind an order to the app that leads it, and behind what reaches into it from the unit before. */
function startOf(tokens: readonly Token[], taken: readonly Claim[], unit: Span, own: number): number {
  const holds = (one: Span, other: Span) => one.from <= other.from && other.to <= one.to;
  const leads = taken.filter(
    (claim) =>
      claim.to > unit.from &&
      claim.to < unit.to &&
      (claim.from < unit.from || (claim.from === own && claim.said.kind === 'request')),
  );
  const outer = leads.find((lead) => !taken.some((claim) => claim !== lead && holds(claim, lead)));
  return outer ? (tokens.find((token) => token.from >= outer.to)?.from ?? unit.to) : unit.from;
}

function saidOf(kind: Kind, span: { from: number; to: number }): Claim['said'] {
  const { from, to } = span;
  switch (kind) {
    case 'lettering':
    case 'line':
      return { kind, words: { from, to } };
    case 'absence':
      return { kind, things: [{ from, to }], form: 'noun', reach: 'picture' };
    case 'setting':
    case 'request':
    case 'reference':
      return { kind: 'rest' };
    default:
      return { kind };
  }
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

function kindOf(
  context: Context,
  unit: Unit,
  inside: readonly Found[],
  phrases: readonly Phrase[],
): { kind: Kind; sure: Witness } {
  if (unit.labelled) return { kind: unit.labelled, sure: 'form' };
  const { tokens } = context;
  const words = tokens.slice(unit.from, unit.to).filter((token) => isContent(token));
  const covered = words.filter((word) => inside.some((one) => word.from >= one.from && word.to <= one.to));
  const acts = phrases.some(({ role }) => role === 'deed');
  const kinds = new Set(inside.filter(({ kind }) => kind !== 'action').map(({ kind }) => kind));
  const [only] = kinds;
  if (only && kinds.size === 1 && !acts && words.length > 0 && covered.length === words.length)
    return { kind: only, sure: 'agreed' };
  const guess = guessAbroad(context, unit, words) ?? guessOf(context, unit, phrases, kinds);
  return { kind: guess, sure: only === guess && kinds.size === 1 && guess !== 'action' ? 'agreed' : 'guess' };
}

/** In another language the words of the trade tell; where none does, it is somebody or something. */
function guessAbroad(
  { text, tokens, languages }: Context,
  unit: Unit,
  words: readonly Token[],
): Kind | undefined {
  const language = languages[unit.sentence] ?? 'en';
  if (language === 'en') return undefined;
  if (words.length > 9 && !RUN_ON.has(language)) return undefined;
  const said = text.slice(tokens[unit.from]?.from, tokens[unit.to - 1]?.to);
  const known = RUN_ON.has(language)
    ? said.length < 14
      ? kindOfRun(said, language)
      : undefined
    : words.map(({ word }) => kindAbroad(word)).find(Boolean);
  return known;
}

/** Written without spaces, or with endings on every word. */
const RUN_ON: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);

function guessOf(
  { tokens, units }: Context,
  unit: Unit,
  phrases: readonly Phrase[],
  kinds: ReadonlySet<Kind>,
): Kind {
  const [first] = phrases;
  const deed = phrases.find(({ role }) => role === 'deed');
  if (!first) return 'rest';
  if (deed) return kindOfClause(tokens, first, deed);
  if (first.role === 'led') {
    if (phrases.some(({ role }) => role === 'name')) return 'figure';
    if (kinds.has('time') && !kinds.has('place')) return 'time';
    return kindOfLed(tokens, first) ?? 'figure';
  }
  const words = tokens.slice(unit.from, unit.to);
  const named = words.filter((token) => isContent(token));
  // "Coral and navy", "pink and teal".
  if (named.length > 1 && named.every(({ word }) => isColour(word))) return 'look';
  if (!words.some((token) => isContent(token) || token.kind === 'atom')) return 'rest';
  const known = kindOfTerm(tokens, first.head) ?? (kinds.size === 1 ? [...kinds][0] : undefined);
  // "A lighthouse on a cliff" is what the picture is of; "hotel lobby" is where it is.
  const isShown = known === 'place' && unit === units[0] && determiners.has(words[0]?.word ?? '');
  return known === undefined || isShown ? 'figure' : known;
}

/** Whatever the camera or the light does is about them. */
function kindOfClause(tokens: readonly Token[], first: Phrase, deed: Phrase): Kind {
  const verb = tokens[deed.from]?.word ?? '';
  if (first === deed) return 'action';
  const head = tokens[first.head] as Token;
  // "Bees humming", "kettle whistling in the background": nobody is introduced, and something is heard.
  const isBare =
    !determiners.has(tokens[first.from]?.word ?? '') &&
    deed.from - first.from < 3 &&
    head.word !== 'it' &&
    !pronouns.has(head.word);
  if (isBare && soundWords.has(verb) && first.role === 'name' && (!head.isCapital || head.from === 0))
    return 'sound';
  if (MOVERS.has(head.word)) return 'move';
  if (head.word === 'we') return verb === 'hear' ? 'sound' : 'move';
  const known = kindOfHead(head);
  if (known === 'light' || known === 'sound' || known === 'mood' || known === 'look') return known;
  const isSo = auxiliaries.has(verb) || verb === 'looks';
  if (head.word === 'it' && isSo)
    return tokens.slice(deed.from, deed.to).some((token) => kindOfHead(token) === 'time') ? 'time' : 'action';
  if (isSo && (known === 'place' || known === 'time' || known === 'camera')) return known;
  return known === 'time' ? 'time' : 'action';
}

const MOVERS = new Set(['camera', 'cam', 'drone', 'steadicam', 'gimbal', 'crane', 'shot', 'lens', 'frame']);

function isContent({ kind, word }: Token): boolean {
  if (kind === 'mark') return false;
  if (kind !== 'word') return true;
  return !(
    prepositions.has(word) ||
    conjunctions.has(word) ||
    auxiliaries.has(word) ||
    pronouns.has(word) ||
    determiners.has(word)
  );
}
