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
  if (atom) return ofAtom(token, at) ?? (isAlone ? asForm(sheetAt(tokens, at, end)) : undefined);
  return (
    frameRate(tokens, at, end) ??
    timeInWords(tokens, at, end) ??
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
  if (unit >= end || !SECONDS.test(tokens[unit]?.word ?? '')) return undefined;
  return { from: at, to: unit + 1, key: 'seconds', value: String(value), isForm: true };
}

const RANGES = new Set(['to', 'or', '-', '–']);

/** "Full HD", "ultra HD". */
function sizeInWords(tokens: readonly Token[], at: number, end: number): Piece | undefined {
  const isFull = tokens[at]?.word === 'full' && tokens[at + 1]?.word === 'hd' && at + 1 < end;
  if (isFull) return { from: at, to: at + 2, key: 'resolution', value: '1080p', isForm: true };
  const isUltra = tokens[at]?.word === 'ultra' && tokens[at + 1]?.word === 'hd' && at + 1 < end;
  if (!isUltra && tokens[at]?.word !== 'uhd') return undefined;
  return { from: at, to: at + (isUltra ? 2 : 1), key: 'resolution', value: '4K', isForm: true };
}

/** "Twenty-one by nine", "drei zu vier", "twice as wide as it is high". */
function proportion(tokens: readonly Token[], at: number, end: number, isAlone: boolean): Piece | undefined {
  const word = (offset: number) => (at + offset < end ? (tokens[at + offset]?.word ?? '') : '');
  if (
    word(0) === 'twice' &&
    word(1) === 'as' &&
    (word(2) === 'wide' || word(2) === 'tall' || word(2) === 'high')
  ) {
    let to = at + 3;
    while (to < end && ['as', 'it', 'is', "it's", 'high', 'tall', 'wide'].includes(tokens[to]?.word ?? ''))
      to += 1;
    return { from: at, to, key: 'ratio', value: word(2) === 'wide' ? '2:1' : '1:2', isForm: true };
  }
  const wide = longNumber(tokens, at, end);
  const joint = wide ? (tokens[wide.to]?.word ?? '') : '';
  const isRatio = tokens[at - 1]?.word === 'ratio' || tokens[at - 2]?.word === 'ratio';
  if (!wide || !(BETWEEN_SIDES.has(joint) || (joint === 'to' && isRatio))) return undefined;
  const high = longNumber(tokens, wide.to + 1, end);
  if (!high || !isAlone) return undefined;
  const value = `${wide.value}:${high.value}`;
  return RATIOS.has(value) ? { from: at, to: high.to, key: 'ratio', value, isForm: true } : undefined;
}

const BETWEEN_SIDES = new Set(['by', 'zu', 'por', 'sur', 'per']);
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
]);

/** "Twenty-one" is one number. */
function longNumber(
  tokens: readonly Token[],
  at: number,
  end: number,
): { value: number; to: number } | undefined {
  const { word = '' } = at < end ? (tokens[at] ?? {}) : {};
  const value = numberOf(word);
  if (value === undefined) return undefined;
  const isHyphened = tokens[at + 1]?.word === '-' && at + 2 < end;
  const ones = isHyphened && value >= 20 ? numberOf(tokens[at + 2]?.word ?? '') : undefined;
  return ones === undefined ? { value, to: at + 1 } : { value: value + ones, to: at + 3 };
}

/** "2 wide by 3 tall". */
function sides(tokens: readonly Token[], at: number, end: number): Piece | undefined {
  const [wide, across, by, high, up] = tokens.slice(at, Math.min(end, at + 5)).map(({ word }) => word);
  const values = [numberOf(wide ?? ''), numberOf(high ?? '')];
  if (across !== 'wide' || by !== 'by' || (up !== 'tall' && up !== 'high')) return undefined;
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
  if (next === 'of' && tokens[at + 2]?.word === 'them' && isAlone && isAsked)
    return { from: at, to: at + 3, key: 'count', value: String(value), isForm: true };
  if (next === 'of' || !countWords.has(next) || !isAlone) return undefined;
  return { from: at, to: at + 2, key: 'count', value: String(value), isForm: false };
}

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
  if (!isFramed && !isBehindFrame && !isSaidOfIt && genreShapes.has(word) && next === '' && at === begin)
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
