import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import { useNouns } from '../requests/request-words.ts';
import type { Kind, SettingKey } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { wordSet } from '../words/word-set.ts';
import { isOfThing } from './of-thing.ts';
import { type Piece, pieceAt } from './pieces.ts';
import { filmWords, frames, settingGlue, shapes } from './setting-words.ts';
import { headShapes, leadOf, tailOf } from './tails.ts';

/** What the generator has to be set to: shape, length, size, count. */
export function findSettings(context: Context): Claim[] {
  const found = context.units.map((unit, at) =>
    flagsIn(context, unit).concat(settingsIn(context, unit, context.units[at - 1])),
  );
  const own = found
    .flatMap((claims, at) =>
      claims.filter((claim) => !isOften(context, claim, at) || hasCompany(context.units, found, at)),
    )
    .concat(heldAs(context, found));
  const isTimed = own.some(({ said }) => said.kind === 'setting' && said.key === 'seconds');
  return isTimed ? own : own.concat(endOfBeats(context));
}

/** A tail as it is typed for another generator: "--ar 9:16". */
function flagsIn({ text, tokens }: Context, unit: Unit): Claim[] {
  const claims: Claim[] = [];
  for (const { atom, from, to } of tokens.slice(unit.from, unit.to)) {
    if (atom?.kind === 'markup' && /^<(?:lora|lyco|embedding|hypernet)/i.test(text.slice(from, to)))
      claims.push({
        from,
        to,
        sure: 'form',
        said: { kind: 'setting', key: 'flag', value: text.slice(from, to) },
      });
    if (atom?.kind !== 'flag') continue;
    const value = text.slice(atom.inner.from, atom.inner.to);
    const isRatio = atom.name === 'ar' || atom.name === 'aspect';
    if (atom.name === 'camera') {
      claims.push({ from, to, core: atom.inner, sure: 'form', said: { kind: 'move' } });
      continue;
    }
    if (atom.name === 'fps') {
      claims.push({ from, to, sure: 'form', said: { kind: 'setting', key: 'fps', value } });
      continue;
    }
    if (atom.name === 'no' || atom.name === 'neg') {
      const things = listOf(text, atom.inner);
      claims.push({
        from,
        to,
        sure: 'form',
        said: { kind: 'absence', things, form: 'noun', reach: 'picture' },
      });
    } else
      claims.push({
        from,
        to,
        sure: 'form',
        said: isRatio
          ? { kind: 'setting', key: 'ratio', value }
          : { kind: 'setting', key: 'flag', value: `${atom.name ?? ''} ${value}`.trim() },
      });
  }
  return claims;
}

/** "30 steps": a flight of stairs has as many; "seed 7" in the middle of a sentence plays tennis. */
function isOften({ units }: Context, { said, from, core }: Claim, at: number): boolean {
  if (said.kind !== 'setting' || from !== core?.from) return false;
  const isAmidst = units[at]?.opens === false && units[at + 1]?.sentence === units[at]?.sentence;
  return said.key === 'steps' || (said.key === 'seed' && said.value.length < 3 && isAmidst);
}

/** Other figures of the generator in its sentence, or in one beside it. */
function hasCompany(units: readonly Unit[], found: readonly Claim[][], at: number): boolean {
  const near = (other: number) => Math.abs((units[other]?.sentence ?? 0) - (units[at]?.sentence ?? 0)) <= 1;
  const isOther = ({ said }: Claim) => said.kind === 'setting' && COMPANY.has(said.key);
  for (let other = at - 1; other >= Math.max(0, at - NEAR) && near(other); other--)
    if (found[other]?.some(isOther)) return true;
  for (let other = at + 1; other <= at + NEAR && other < units.length && near(other); other++)
    if (found[other]?.some(isOther)) return true;
  return false;
}

const NEAR = 6;
const COMPANY: ReadonlySet<SettingKey> = new Set([
  'seed',
  'guidance',
  'sampler',
  'strength',
  'resolution',
  'flag',
  'other',
]);

/** "Two by three, portrait", "full HD, landscape:": among settings the word says how the picture is held. */
function heldAs({ text, tokens, units }: Context, found: readonly Claim[][]): Claim[] {
  return units.flatMap((unit, at) => {
    const before = units[at - 1];
    const word = tokens[unit.from];
    const isBeside = before?.stop === ',' && before.sentence === unit.sentence && unit.to - unit.from === 1;
    if (!isBeside || !word || !HELD.has(word.word) || found[at]?.length !== 0) return [];
    const claim = found[at - 1]?.find(({ said, sure }) => said.kind === 'setting' && sure === 'form');
    if (claim?.said.kind !== 'setting') return [];
    const isShape = claim.said.key === 'ratio';
    // "4K, portrait, an old man" is a genre; a colon ends what is set.
    const isAmong =
      unit.stop === ':' ||
      found[at + 1]?.some(({ said, sure }) => said.kind === 'setting' && sure === 'form');
    if (!isShape && !isAmong) return [];
    const value = isShape ? claim.said.value : (shapes[word.word] ?? '');
    const to = unit.stop === ':' ? word.to + text.slice(word.to).search(/:/) + 1 : word.to;
    return [
      {
        from: word.from,
        to,
        core: { from: word.from, to: word.to },
        sure: 'form',
        said: { kind: 'setting', key: 'ratio', value },
      },
    ];
  });
}

const HELD = wordSet('portrait landscape');

const LONGEST = 120;

/** "[00:04-00:08]": the last of them says how long it is. */
function endOfBeats({ text, tokens, units }: Context): Claim[] {
  const begins = new Set(units.map((unit) => tokens[unit.from]?.from));
  const stamps = tokens.flatMap(({ atom, from, to }) => {
    if (atom?.kind !== 'timestamp') return [];
    const ends = text.slice(from, to).match(/\d+:\d{2}(?:\.\d+)?|\d+(?:\.\d+)?/g) ?? [];
    const end = ends.length > 1 ? secondsOf(ends.at(-1) ?? '') : 0;
    // "From 17:39 to 17:40" is a time in the story.
    const isMarked =
      /^[[(]/.test(text.slice(from, to)) || /^\s?s?[:,]/.test(text.slice(to, to + 3)) || begins.has(from);
    return end > 0 && end <= LONGEST && isMarked ? [{ from, to, end }] : [];
  });
  const last = stamps.reduce<(typeof stamps)[number] | undefined>(
    (one, other) => (one && one.end >= other.end ? one : other),
    undefined,
  );
  if (!last || units.length === 0) return [];
  const { from, to, end } = last;
  return [{ from, to, sure: 'guess', said: { kind: 'setting', key: 'seconds', value: String(end) } }];
}

function secondsOf(stamp: string): number {
  const [minutes = '0', seconds] = stamp.split(':');
  return seconds === undefined ? Number(minutes) : Number(minutes) * 60 + Number(seconds);
}

function listOf(text: string, { from, to }: { from: number; to: number }) {
  const things: { from: number; to: number }[] = [];
  for (const found of text.slice(from, to).matchAll(/[^,]+/g)) {
    const words = found[0].trim();
    if (words === '') continue;
    const start = from + found.index + found[0].indexOf(words);
    things.push({ from: start, to: start + words.length });
  }
  return things;
}

function settingsIn({ text, tokens, asks }: Context, unit: Unit, before: Unit | undefined): Claim[] {
  if (before && isAge(tokens, before, unit)) return [];
  const named = asks && shapeInBox(text, tokens, unit, asks);
  if (named) return [named];
  const labelled = underItsName(tokens, unit);
  if (labelled) return [labelled];
  const isUnderLabel = unit.labelled === 'setting' && unit.to - unit.from <= LONGEST_VALUE;
  const isAlone = isOnlySettings(tokens, unit) || (isUnderLabel && hasPiece(tokens, unit));
  const claims: Claim[] = [];
  const pieces: Piece[] = [];
  const isProse = !isAlone && unit.labelled !== 'setting';
  const tail = isProse ? tailOf(tokens, unit) : undefined;
  const head = isProse ? headShapes(tokens, unit) : [];
  if (tail)
    claims.push(...shareOut(tokens, { ...unit, from: tail.from, labelFrom: undefined }, tail.pieces, text));
  claims.push(...head.map((piece) => claimOf(tokens, piece, text)));
  const lead = isProse ? leadOf(tokens, unit) : undefined;
  if (lead) claims.push(...shareOut(tokens, { ...unit, to: lead.to }, lead.pieces, text));
  for (let at = lead?.to ?? head.at(-1)?.to ?? unit.from; at < (tail?.from ?? unit.to); ) {
    const piece = pieceAt(tokens, at, unit, isAlone || unit.labelled === 'setting');
    if (!piece) {
      at += 1;
      continue;
    }
    if (isAlone) pieces.push(piece);
    else if (!isOfThing(tokens, unit, piece)) claims.push(...besides(tokens, unit, piece));
    at = piece.to;
  }
  return claims.concat(shareOut(tokens, unit, pieces, text));
}

const LONGEST_VALUE = 6;

/** "Shape: landscape, like a telly": under its label all that is said is about the setting. */
function hasPiece(tokens: readonly Token[], unit: Unit): boolean {
  for (let at = unit.from; at < unit.to; at++) if (pieceAt(tokens, at, unit, true)) return true;
  return false;
}

/** "FPS: 24", "seed: 4711": the label says what the figure is of. */
function underItsName(tokens: readonly Token[], { from, to, labelled, labelFrom }: Unit): Claim | undefined {
  const name =
    labelFrom === undefined
      ? ''
      : (tokens.slice(labelFrom, from).find(({ kind }) => kind === 'word')?.word ?? '');
  const value = tokens[from];
  if (labelled !== 'setting' || value?.kind !== 'number' || to - from > 1) return undefined;
  const key = Object.hasOwn(FIGURED, name) ? FIGURED[name] : undefined;
  if (!key) return undefined;
  return {
    from: tokens[labelFrom ?? from]?.from ?? value.from,
    to: value.to,
    core: { from: value.from, to: value.to },
    sure: 'form',
    said: { kind: 'setting', key, value: value.word },
  };
}

const FIGURED: Readonly<Record<string, SettingKey>> = {
  fps: 'fps',
  seed: 'seed',
  steps: 'steps',
  guidance: 'guidance',
  cfg: 'guidance',
  duration: 'seconds',
  dur: 'seconds',
  length: 'seconds',
};

/** "Noor, 30s, in uniform": behind a name decades are years. */
function isAge(tokens: readonly Token[], before: Unit, unit: Unit): boolean {
  if (before.stop !== ',' || before.sentence !== unit.sentence || before.to - before.from > 2) return false;
  const { atom } = tokens[unit.from] as Token;
  if (unit.to - unit.from > 1 || atom?.kind !== 'measure') return false;
  const name = tokens[before.to - 1];
  return (name?.isCapital === true || name?.isShouted === true) && /^[2-9]0s$/.test(asTyped(tokens, unit));
}

function asTyped(tokens: readonly Token[], { from }: Unit): string {
  const { atom } = tokens[from] as Token;
  return `${atom?.words ?? ''}${atom?.name ?? ''}`;
}

/** A box that asks for nothing to be seen may say a shape in one word: "landscape". */
function shapeInBox(
  text: string,
  tokens: readonly Token[],
  { from, to }: Unit,
  asks: Kind,
): Claim | undefined {
  const span = { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
  const word = text.slice(span.from, span.to).toLowerCase();
  if (SHOWN.has(asks) || !Object.hasOwn(shapes, word)) return undefined;
  return { ...span, sure: 'form', said: { kind: 'setting', key: 'ratio', value: shapes[word] ?? '' } };
}

const SHOWN: ReadonlySet<Kind> = new Set(['figure', 'place']);

/** Nothing else stands in the unit: all of it goes. */
function isOnlySettings(tokens: readonly Token[], unit: Unit): boolean {
  let has = false;
  for (let at = unit.from; at < unit.to; ) {
    const piece = pieceAt(tokens, at, unit, true);
    if (piece) {
      has = true;
      at = piece.to;
      continue;
    }
    const { kind, word } = tokens[at] as Token;
    // "No longer than ten seconds".
    if (word === 'no' && AT_MOST.has(`${tokens[at + 1]?.word} ${tokens[at + 2]?.word}`) && at + 3 < unit.to) {
      at += 3;
      continue;
    }
    if (has && word === 'for' && isUse(tokens, at, unit.to)) return true;
    if (kind !== 'mark' && !settingGlue.has(word)) return false;
    at += 1;
  }
  return has;
}

const AT_MOST: ReadonlySet<string> = new Set(['longer than', 'more than']);

/** "For the feed": where it will be seen, behind what it has to be. */
function isUse(tokens: readonly Token[], at: number, end: number): boolean {
  return end - at <= 6 && useNouns.has(tokens[end - 1]?.word ?? '');
}

/** A stretch is shared out among its settings, so that none of its words is left over. */
function shareOut(
  tokens: readonly Token[],
  { from: start, to: last, labelFrom }: { from: number; to: number; labelFrom?: number | undefined },
  pieces: readonly Piece[],
  text: string,
): Claim[] {
  return pieces.map((piece, at) => {
    const begin = at === 0 ? (labelFrom ?? start) : (pieces[at - 1]?.to ?? piece.from);
    const end = at === pieces.length - 1 ? last : piece.to;
    const claim = claimOf(tokens, piece, text);
    return {
      ...claim,
      from: tokens[begin]?.from ?? 0,
      to: tokens[end - 1]?.to ?? 0,
      core: { from: claim.from, to: claim.to },
    };
  });
}

function claimOf(tokens: readonly Token[], { from, to, key, value, typed }: Piece, text: string): Claim {
  const own = typed && text.slice(tokens[typed.from]?.from, tokens[typed.to - 1]?.to);
  return {
    from: tokens[from]?.from ?? 0,
    to: tokens[to - 1]?.to ?? 0,
    sure: 'form',
    said: { kind: 'setting', key, value: own ?? value },
  };
}

/** Beside other words a setting sets, and its words stay unless they can mean nothing else. */
function besides(tokens: readonly Token[], unit: Unit, piece: Piece): Claim[] {
  const { key, value } = piece;
  const certain = certainBesides(tokens, unit, piece);
  if (certain) return [certain];
  if (key === 'seconds' && !isLength(tokens, unit, piece)) return [];
  if (tokens[piece.from]?.atom?.kind === 'ratio' && !isShape(tokens, unit, piece)) return [];
  const isTail = piece.to === unit.to && isLed(tokens[piece.from - 1]);
  const from = tokens[isTail ? piece.from - 1 : piece.from]?.from ?? 0;
  const to = tokens[piece.to - 1]?.to ?? 0;
  return [{ from, to, sure: 'guess', said: { kind: 'setting', key, value } }];
}

/** "Fifteen seconds of a carpenter", "a map twice as wide as it is high": they can mean nothing else, and leave whole words. */
function certainBesides(tokens: readonly Token[], unit: Unit, piece: Piece): Claim | undefined {
  const { from, to, key, value } = piece;
  const isHead = key === 'seconds' && unit.opens && from === unit.from && tokens[to]?.word === 'of';
  const isProportion = key === 'ratio' && to === unit.to && tokens[from]?.word === 'twice';
  if (!isHead && !isProportion) return undefined;
  const end = isHead ? to + 1 : to;
  return {
    from: tokens[from]?.from ?? 0,
    to: tokens[end - 1]?.to ?? 0,
    core: { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 },
    sure: 'form',
    said: { kind: 'setting', key, value },
  };
}

/** Seconds of the clip, and not of what happens in it. */
function isLength(tokens: readonly Token[], unit: Unit, { from, to }: Piece): boolean {
  const around = [tokens[from - 1], tokens[from - 2], tokens[to], tokens[to + 1]];
  const isFilm = around.some((token) => filmWords.has(token?.word ?? ''));
  const isTail = to === unit.to && (tokens[from - 1]?.word === 'for' || from === unit.from);
  if (tokens[to]?.word === 'long') return true;
  return isFilm || isTail;
}

/** The shape of the picture: "a 16:9 shot", "in 9:16"; not the train at 16:10, nor a board showing 21:9. */
function isShape(tokens: readonly Token[], unit: Unit, { from, to }: Piece): boolean {
  const near = [tokens[from - 2], tokens[from - 1], tokens[to], tokens[to + 1]];
  const isFramed = (word: string) => frames.has(word) || filmWords.has(word) || word === 'widescreen';
  if (near.some((token) => isFramed(token?.word ?? ''))) return true;
  if (from === unit.from) return to === unit.to;
  const { word = '' } = tokens[from - 1] ?? {};
  return to === unit.to ? !SHOWS.has(word) : word === 'in' || word === 'as';
}

const SHOWS = wordSet('showing shows show displaying displays reading reads says at the');

function isLed(token: Token | undefined): boolean {
  return ['for', 'in', 'at', 'over'].includes(token?.word ?? '');
}
