import type { SettingKey } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { numberOf } from '../words/numbers.ts';
import { sheetAt } from './paper.ts';
import {
  countWords,
  endlessly,
  frames,
  genreFrames,
  genreShapes,
  loopWords,
  placements,
  shapes,
  shapesOfMore,
  upright,
} from './setting-words.ts';
import { tunedAt } from './tuned.ts';

/** A setting in a few tokens. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly key: SettingKey;
  readonly value: string;
  /** Its words can mean nothing else. */
  readonly isForm: boolean;
  /** The tokens of its value, where that is wanted as it was typed. */
  readonly typed?: { readonly from: number; readonly to: number };
}

const RESOLUTIONS = new Set([360, 480, 540, 720, 768, 1080, 1440, 2160]);
const SECONDS = /^(?:s|secs?|seconds?|sekunden?|sek|segundos?|secondes?|secondi|秒|초)$/;
/** Written without a space they are decades as often as seconds. */
const DECADES = new Set([40, 50, 70, 80, 90]);
const LONGEST_CLIP = 600;
const MINUTES = /^(?:min|mins|minutes?|minuten?)$/;

/** The setting that begins at a token. `isAlone`: nothing but settings stands in its unit. */
export function pieceAt(
  tokens: readonly Token[],
  at: number,
  { from: begin, to: end }: Unit,
  isAlone: boolean,
): Piece | undefined {
  const token = tokens[at] as Token;
  const { atom } = token;
  if (atom)
    return (
      ofAtom(token, at) ??
      runningTime(tokens, at, begin) ??
      (isAlone ? asForm(sheetAt(tokens, at, end)) : undefined)
    );
  return (
    frameRate(tokens, at, end) ??
    timeInWords(tokens, at, end) ??
    countInKorean(tokens, at, end, isAlone) ??
    sizeInWords(tokens, at, end) ??
    proportion(tokens, at, end, isAlone) ??
    sides(tokens, at, end) ??
    (isAlone ? asForm(tunedAt(tokens, at, end) ?? sheetAt(tokens, at, end)) : undefined) ??
    counted(tokens, at, end, isAlone) ??
    shape(tokens, at, end, isAlone, begin) ??
    heldUpright(tokens, at, end) ??
    (isAlone ? behindIcons(tokens, at, end) : undefined) ??
    bareSize(tokens, at, isAlone) ??
    loop(tokens, at, end, isAlone)
  );
}

const RUNNING_TIME = new Set(['runtime', 'duration', 'length', 'time']);

/** "Runtime 0:05": no hour of the day. */
function runningTime(tokens: readonly Token[], at: number, begin: number): Piece | undefined {
  const { atom } = tokens[at] as Token;
  const before = [at - 1, at - 2].find((place) => place >= begin && tokens[place]?.kind === 'word');
  const name = before === undefined ? '' : (tokens[before]?.word ?? '');
  const isNamed =
    RUNNING_TIME.has(name) && (name !== 'time' || tokens[(before ?? 0) - 1]?.word === 'running');
  const [, minutes, seconds] = /^(\d):(\d{2})$/.exec(atom?.words ?? '') ?? [];
  if (atom?.kind !== 'clock' || !isNamed || minutes === undefined) return undefined;
  const value = Number(minutes) * 60 + Number(seconds);
  return value > 0 ? { from: at, to: at + 1, key: 'seconds', value: String(value), isForm: true } : undefined;
}

function ofAtom({ atom }: Token, at: number): Piece | undefined {
  const piece = (key: SettingKey, value: string): Piece => ({
    from: at,
    to: at + 1,
    key,
    value,
    isForm: true,
  });
  if (!atom) return undefined;
  const words = atom.words ?? '';
  if (atom.kind === 'ratio') return piece('ratio', words.replace(/\s/g, '').replace(/[x×/]/, ':'));
  if (atom.kind === 'size') return piece('resolution', words.replace(/\s/g, '').replace('×', 'x'));
  if (atom.kind !== 'measure') return undefined;
  const unit = atom.name ?? '';
  const value = Number(words.replace(',', '.').replace(/\s/g, ''));
  if (!Number.isFinite(value) || value <= 0) return undefined;
  // "80s" is a time, and no length.
  if (unit === 's' && DECADES.has(value)) return undefined;
  if (SECONDS.test(unit)) return value <= LONGEST_CLIP ? piece('seconds', String(value)) : undefined;
  if (MINUTES.test(unit)) return piece('seconds', String(value * 60));
  if (unit === 'fps') return piece('fps', String(value));
  if ((unit === 'p' || unit === 'i') && RESOLUTIONS.has(value)) return piece('resolution', `${value}p`);
  if (unit === 'k' && [2, 4, 8].includes(value)) return piece('resolution', `${value}K`);
  return undefined;
}

/** "Five seconds", "twelve second". */
function timeInWords(tokens: readonly Token[], at: number, end: number): Piece | undefined {
  const share = shareOfMinute(tokens, at, end);
  if (share) return share;
  const number = longNumber(tokens, at, end);
  if (!number) return undefined;
  const { value, to } = number;
  const unit = tokens[to]?.word === '-' ? to + 1 : to;
  // "6 to 8 seconds": the longer is what there has to be room for.
  const isRange = RANGES.has(tokens[to]?.word ?? '') && to + 1 < end;
  const longer = isRange ? tokens[to + 1]?.atom : undefined;
  if (longer?.kind === 'measure' && SECONDS.test(longer.name ?? ''))
    return {
      from: at,
      to: to + 2,
      key: 'seconds',
      value: (longer.words ?? '').replace('-', ''),
      isForm: true,
    };
  if (unit >= end) return undefined;
  const name = tokens[unit]?.word ?? '';
  const seconds = SECONDS.test(name) ? value : MINUTES.test(name) ? value * 60 : 0;
  if (seconds <= 0 || seconds > LONGEST_CLIP) return undefined;
  return { from: at, to: unit + 1, key: 'seconds', value: String(seconds), isForm: true };
}

const KOREAN: ReadonlyMap<string, number> = new Map([
  ['두', 2],
  ['세', 3],
  ['네', 4],
  ['다섯', 5],
  ['여섯', 6],
]);
const KOREAN_PICTURES = /^(?:장|컷)(?:으로|만|씩)?$/;

/** "세 장": three pictures. */
function countInKorean(
  tokens: readonly Token[],
  at: number,
  end: number,
  isAlone: boolean,
): Piece | undefined {
  const { word = '' } = tokens[at] ?? {};
  const value = KOREAN.get(word) ?? (tokens[at]?.kind === 'number' ? numberOf(word) : undefined);
  const isCount = isAlone && at + 1 < end && KOREAN_PICTURES.test(tokens[at + 1]?.word ?? '');
  return value !== undefined && isCount
    ? { from: at, to: at + 2, key: 'count', value: String(value), isForm: true }
    : undefined;
}

const SHARES: ReadonlyMap<string, number> = new Map([
  ['half a minute', 30],
  ['a half minute', 30],
  ['a quarter of a minute', 15],
  ['quarter of a minute', 15],
  ['a minute and a half', 90],
]);
const LONGEST_SHARE = 5;

/** "Half a minute". */
function shareOfMinute(tokens: readonly Token[], at: number, end: number): Piece | undefined {
  for (let to = Math.min(end, at + LONGEST_SHARE); to > at; to--) {
    const words = tokens.slice(at, to).map(({ word }) => word);
    const seconds = SHARES.get(words.join(' '));
    if (seconds) return { from: at, to, key: 'seconds', value: String(seconds), isForm: true };
  }
  return undefined;
}

const RANGES = new Set(['to', 'or', '-', '–']);

/** "Full HD", "ultra HD", "four-k". */
function sizeInWords(tokens: readonly Token[], at: number, end: number): Piece | undefined {
  const thousands = numberOf(tokens[at]?.word ?? '');
  const k = tokens[at + 1]?.word === '-' ? at + 2 : at + 1;
  if (thousands !== undefined && [2, 4, 8].includes(thousands) && k < end && tokens[k]?.word === 'k')
    return { from: at, to: k + 1, key: 'resolution', value: `${thousands}K`, isForm: true };
  const isFull = tokens[at]?.word === 'full' && tokens[at + 1]?.word === 'hd' && at + 1 < end;
  if (isFull) return { from: at, to: at + 2, key: 'resolution', value: '1080p', isForm: true };
  const isUltra = tokens[at]?.word === 'ultra' && tokens[at + 1]?.word === 'hd' && at + 1 < end;
  if (!isUltra && tokens[at]?.word !== 'uhd') return undefined;
  return { from: at, to: at + (isUltra ? 2 : 1), key: 'resolution', value: '4K', isForm: true };
}

/** "Twenty-one by nine", "drei zu vier", "4 to 5", "twice as wide as it is high". */
function proportion(tokens: readonly Token[], at: number, end: number, isAlone: boolean): Piece | undefined {
  const several = timesAsWide(tokens, at, end);
  if (several) return several;
  const wide = longNumber(tokens, at, end);
  if (!wide || !isAlone) return undefined;
  const joint = tokens[wide.to]?.word ?? '';
  const high = longNumber(tokens, wide.to + 1, end);
  if (!high) return undefined;
  const value = `${wide.value}:${high.value}`;
  const isJoined =
    BETWEEN_SIDES.has(joint) ||
    (joint === 'to' && isByShape(tokens, at)) ||
    (joint === '-' && tokens[at]?.kind === 'word' && TALL.has(value));
  // "4 to 5 seconds".
  const isOfMore = high.to < end && (isUnit(tokens[high.to]) || tokens[high.to]?.word === '-');
  if (!isJoined || isOfMore || !RATIOS.has(value)) return undefined;
  return { from: at, to: high.to, key: 'ratio', value, isForm: true };
}

const NEAR_SHAPE = 6;

/** "Vertical 4 to 5", "ratio of three to two": what has a shape is named before it. "Dogs, 4 to 5" counts them. */
function isByShape(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - NEAR_SHAPE), at)
    .some(
      ({ word }) =>
        Object.hasOwn(shapes, word) || frames.has(word) || word === 'shape' || word === 'proportions',
    );
}

function isUnit(token: Token | undefined): boolean {
  const word = token?.word ?? '';
  return SECONDS.test(word) || MINUTES.test(word) || countWords.has(word);
}

const HIGH = new Set(['high', 'tall', 'long']);

/** "Three times as wide as it's high", "twice as tall as wide". */
function timesAsWide(tokens: readonly Token[], at: number, end: number): Piece | undefined {
  const word = (place: number) => (place < end ? (tokens[place]?.word ?? '') : '');
  const isTwice = word(at) === 'twice';
  const times = isTwice ? 2 : word(at + 1) === 'times' ? numberOf(word(at)) : undefined;
  const as = isTwice ? at + 1 : at + 2;
  const side = word(as + 1);
  if (times === undefined || times < 2 || word(as) !== 'as' || !(side === 'wide' || HIGH.has(side)))
    return undefined;
  let to = as + 2;
  const begin = to;
  while (to < end && ['as', 'it', 'is', "it's", 'its', 'high', 'tall', 'wide'].includes(word(to))) to += 1;
  // "As long as it is high" lies on its side, "as long as it is wide" stands.
  const isLying =
    side === 'wide' ||
    (side === 'long' && tokens.slice(begin, to).some((one) => ['high', 'tall'].includes(one.word)));
  return { from: at, to, key: 'ratio', value: isLying ? `${times}:1` : `1:${times}`, isForm: true };
}

const BETWEEN_SIDES = new Set(['by', 'zu', 'por', 'sur', 'per']);
const TALL = new Set(['9:16', '16:9']);
const RATIOS = new Set([
  '16:9',
  '9:16',
  '4:3',
  '3:4',
  '3:2',
  '2:3',
  '4:5',
  '5:4',
  '21:9',
  '1:1',
  '2:1',
  '1:2',
  '3:1',
  '1:3',
]);

/** "Twenty-one", "twenty four" are one number. */
function longNumber(
  tokens: readonly Token[],
  at: number,
  end: number,
): { value: number; to: number } | undefined {
  const { word = '' } = at < end ? (tokens[at] ?? {}) : {};
  const value = numberOf(word);
  if (value === undefined) return undefined;
  const isTens = value >= 20 && value < 100 && value % 10 === 0 && tokens[at]?.kind === 'word';
  const last = tokens[at + 1]?.word === '-' ? at + 2 : at + 1;
  const ones = isTens && last < end ? numberOf(tokens[last]?.word ?? '') : undefined;
  const isOnes = ones !== undefined && ones > 0 && ones < 10 && tokens[last]?.kind === 'word';
  return isOnes ? { value: value + ones, to: last + 1 } : { value, to: at + 1 };
}

/** "2 wide by 3 tall", "two wide to three tall". */
function sides(tokens: readonly Token[], at: number, end: number): Piece | undefined {
  const [wide, across, by, high, up] = tokens.slice(at, Math.min(end, at + 5)).map(({ word }) => word);
  const values = [numberOf(wide ?? ''), numberOf(high ?? '')];
  if (across !== 'wide' || (by !== 'by' && by !== 'to') || (up !== 'tall' && up !== 'high')) return undefined;
  const [width, height] = values;
  return width && height
    ? { from: at, to: at + 5, key: 'ratio', value: `${width}:${height}`, isForm: true }
    : undefined;
}

function asForm(piece: Omit<Piece, 'isForm'> | undefined): Piece | undefined {
  return piece && { ...piece, isForm: true };
}

/** "24 frames a second", "twenty-five frames per second". */
function frameRate(tokens: readonly Token[], at: number, end: number): Piece | undefined {
  const number = longNumber(tokens, at, end);
  if (!number || number.to + 2 >= end) return undefined;
  const [frames, per, second] = tokens.slice(number.to, number.to + 3).map(({ word }) => word);
  const isRate =
    frames === 'frames' && (per === 'a' || per === 'per') && (second === 'second' || second === 'sec');
  return isRate
    ? { from: at, to: number.to + 3, key: 'fps', value: String(number.value), isForm: true }
    : undefined;
}

/** "3 of them", "4 versions". */
function counted(tokens: readonly Token[], at: number, end: number, isAlone: boolean): Piece | undefined {
  const value = numberOf(tokens[at]?.word ?? '');
  if (value === undefined || value > 20 || at + 1 >= end) return undefined;
  const next = tokens[at + 1]?.word ?? '';
  const isAsked = ['pls', 'please', 'plz', ':'].includes(tokens[at + 3]?.word ?? '');
  const isThem = ['them', 'these', 'those'].includes(tokens[at + 2]?.word ?? '');
  const isWished = WISHES.has(tokens[at - 1]?.word ?? '') || isAsked;
  if (next === 'of' && isThem && isAlone && isWished)
    return { from: at, to: at + 3, key: 'count', value: String(value), isForm: true };
  if (next === 'of' || !countWords.has(next) || !isAlone) return undefined;
  return { from: at, to: at + 2, key: 'count', value: String(value), isForm: false };
}

/** "I need four of these". */
const WISHES = new Set(['need', 'want', 'make', 'give', 'me', 'like', 'have']);

function shape(
  tokens: readonly Token[],
  at: number,
  end: number,
  isAlone: boolean,
  begin: number,
): Piece | undefined {
  const { word } = tokens[at] as Token;
  const next = at + 1 < end ? (tokens[at + 1]?.word ?? '') : '';
  const before = tokens[at - 1]?.word ?? '';
  if (Object.hasOwn(placements, word) && ['insta', 'instagram', 'a', 'for', 'tiktok'].includes(before))
    return { from: at, to: at + 1, key: 'ratio', value: placements[word] ?? '', isForm: false };
  if (!Object.hasOwn(shapes, word)) return undefined;
  const isGenre = (word === 'portrait' || word === 'landscape') && genreFrames.has(next);
  const isFramed = frames.has(next) && !isGenre;
  const isBehindFrame = before === 'format' || before === 'formato' || before === 'ratio';
  const isSaidOfIt = next === '' && ['is', "it's", 'its'].includes(before);
  const isOwn = !shapesOfMore.has(word) && word !== 'cinemascope';
  if (!isFramed && !isBehindFrame && !isSaidOfIt && !isAlone && !(isOwn && next === '')) return undefined;
  // "Portrait, closeup", "anamorphic": a genre, or a lens.
  if (!isFramed && !isBehindFrame && !isSaidOfIt && genreShapes.has(word) && at + 1 >= end && at === begin)
    return undefined;
  const to = isFramed && !(genreFrames.has(next) && genreShapes.has(word)) ? at + 2 : at + 1;
  return {
    from: isBehindFrame ? at - 1 : at,
    to,
    key: 'ratio',
    value: shapes[word] ?? '',
    isForm: isFramed || isAlone,
  };
}

/** "Tall for phones". */
function heldUpright(tokens: readonly Token[], at: number, end: number): Piece | undefined {
  const [word, joint, place] = tokens.slice(at, Math.min(end, at + 3)).map((token) => token.word);
  const isMeant = word === 'tall' && joint === 'for' && upright.has(place ?? '');
  return isMeant ? { from: at, to: at + 3, key: 'ratio', value: '9:16', isForm: true } : undefined;
}

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['tall format', '9:16'],
  ['wide format', '16:9'],
  ['wide orientation', '16:9'],
  ['letterbox format', '21:9'],
  ['phone format', '9:16'],
  ['phone shape', '9:16'],
  ['mobile format', '9:16'],
  ['story format', '9:16'],
  ['stories format', '9:16'],
  ['reel format', '9:16'],
  ['reels format', '9:16'],
  ['tiktok format', '9:16'],
  ['shorts format', '9:16'],
  ['youtube format', '16:9'],
  ['tv format', '16:9'],
  ['telly format', '16:9'],
  ['cinema format', '21:9'],
  ['cinema wide', '21:9'],
  ['cinema ratio', '21:9'],
]);

/** "Tall format", "phone wallpaper", "lock screen", "desktop background". */
function behindIcons(tokens: readonly Token[], at: number, end: number): Piece | undefined {
  const two = `${tokens[at]?.word ?? ''} ${at + 1 < end ? (tokens[at + 1]?.word ?? '') : ''}`;
  const frame = FORMATS.get(two);
  if (frame) return { from: at, to: at + 2, key: 'ratio', value: frame, isForm: true };
  const isUpright = two === 'phone wallpaper' || two === 'lock screen' || two === 'phone background';
  if (!isUpright && two !== 'desktop wallpaper' && two !== 'desktop background') return undefined;
  return { from: at, to: at + 2, key: 'ratio', value: isUpright ? '9:16' : '16:9', isForm: true };
}

/** "1080", among nothing but settings. */
function bareSize(tokens: readonly Token[], at: number, isAlone: boolean): Piece | undefined {
  const { kind, word } = tokens[at] as Token;
  const isMeant = isAlone && kind === 'number' && (word === '720' || word === '1080' || word === '2160');
  return isMeant ? { from: at, to: at + 1, key: 'resolution', value: `${word}p`, isForm: true } : undefined;
}

function loop(tokens: readonly Token[], at: number, end: number, isAlone: boolean): Piece | undefined {
  const { word } = tokens[at] as Token;
  if (!loopWords.has(word)) return undefined;
  const next = tokens[at + 1]?.word ?? '';
  if (word === 'seamless' && !loopWords.has(next)) return undefined;
  const to = (loopWords.has(next) || endlessly.has(next)) && at + 1 < end ? at + 2 : at + 1;
  const before = tokens[at - 1]?.word ?? '';
  const isWished = isAlone || ['seamless', 'perfect', 'endless', 'it'].includes(before) || to === at + 2;
  return isWished ? { from: at, to, key: 'loop', value: 'true', isForm: true } : undefined;
}
