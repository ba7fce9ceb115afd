import { compound } from '../vocabulary/numerals.ts';
import { type FigureReader, isMark, isNumeral, passed, read, saidNumber } from './figure.ts';
import type { Read } from './finding.ts';
import { clockTime, isHalfOfDay } from './read-clock.ts';
import { lens } from './read-lens.ts';
import { numberOf, type Token } from './tokens.ts';
import { wordSet } from './word-class.ts';

const SECONDS = wordSet('s sec secs second seconds');
const MINUTES = wordSet('min mins minute minutes');
const ISO_VALUES = new Set(
  [
    25, 32, 40, 50, 64, 80, 100, 125, 160, 200, 250, 320, 400, 500, 640, 800, 1000, 1250, 1600, 2000, 2500,
    3200,
  ].concat([4000, 5000, 6400, 8000, 10000, 12800, 16000, 20000, 25600, 51200, 102400]),
);
const STOPS = new Set([
  1, 1.2, 1.4, 1.8, 2, 2.8, 3.5, 4, 4.5, 5.6, 6.3, 8, 9, 10, 11, 13, 14, 16, 18, 20, 22, 32, 64,
]);
const RATIOS = wordSet(
  '16:9 9:16 4:3 3:4 1:1 21:9 9:21 2:3 3:2 4:5 5:4 2.39:1 2.35:1 2.40:1 2.4:1 1.85:1 1.66:1 2:1 1:2 18:9 1.33:1 2.76:1 1.78:1 2.20:1',
);
/** Before a number of seconds that is no length of the clip. */
const NOT_A_LENGTH_AFTER = wordSet(
  'after every within first last next about_every each in another the_last ago',
);
const NOT_A_LENGTH_BEFORE = wordSet(
  'later ago rule before exposure exposures hand timer delay in into from apart',
);
/** Everything that is said in figures: lens, stop, shutter, ISO, kelvin, seconds, ratio, the hour on the clock. */
export function readFigures(given: readonly Token[], text: string): Read[] {
  const { tokens, placeOf } = plainlyTimed(given);
  return readAll(tokens, text).map((read) => ({
    ...read,
    from: placeOf[read.from] ?? read.from,
    to: (placeOf[read.to - 1] ?? read.to - 1) + 1,
  }));
}

/** "8-second" is "8 second", and "twenty-five seconds" is "25 seconds". */
function plainlyTimed(given: readonly Token[]): { tokens: Token[]; placeOf: number[] } {
  const tokens: Token[] = [];
  const placeOf: number[] = [];
  for (let at = 0; at < given.length; at++) {
    const [token, next, unit] = given.slice(at, at + 3);
    if (!token || isUnitHyphen(given, at)) continue;
    const value = next && isTimeUnit(unit) ? compound(token.word, next.word) : undefined;
    tokens.push(
      value === undefined ? token : { ...token, word: String(value), kind: 'number', end: next?.end ?? 0 },
    );
    placeOf.push(at);
    if (value !== undefined) at++;
  }
  return { tokens, placeOf };
}

function isUnitHyphen(given: readonly Token[], at: number): boolean {
  const token = given[at];
  return (
    token?.word === '-' && token.glued && given[at - 1]?.kind === 'number' && given[at + 1]?.kind === 'word'
  );
}

function isTimeUnit(token: Token | undefined): boolean {
  return token !== undefined && (SECONDS.has(token.word) || MINUTES.has(token.word));
}

function readAll(tokens: readonly Token[], text: string): Read[] {
  const reads: Read[] = [];
  const open = { at: 0 };
  for (let at = 0; at < tokens.length; at++) {
    if (at < open.at || !beginsFigure(tokens[at])) continue;
    const found = firstRead(tokens, at, text);
    if (!found) continue;
    if (found.value !== '') reads.push(found);
    open.at = found.to;
  }
  return reads;
}

const BEFORE_FIGURES = wordSet('f t ƒ iso asa');

function beginsFigure(token: Token | undefined): boolean {
  return (
    token?.kind === 'number' ||
    (token !== undefined && (isNumeral(token.word) || BEFORE_FIGURES.has(token.word)))
  );
}

function firstRead(tokens: readonly Token[], at: number, text: string): Read | undefined {
  for (const reader of readers) {
    const found = reader(tokens, at, text);
    if (found) return found;
  }
  return undefined;
}

const readers: readonly FigureReader[] = [
  ratio,
  clockTime,
  stop,
  shutter,
  iso,
  longShutter,
  lens,
  kelvin,
  seconds,
];

function ratio(tokens: readonly Token[], at: number): Read | undefined {
  const [left, mark, right, next] = tokens.slice(at, at + 4);
  if (left?.kind !== 'number' || right?.kind !== 'number' || !mark) return undefined;
  if (mark.word !== ':' && mark.word !== 'x' && mark.word !== '×') return undefined;
  const value = `${left.word}:${right.word}`;
  return RATIOS.has(value) && !isHalfOfDay(next) ? read('ratio', value, at, at + 3) : undefined;
}

/** "f/2.8", "f2.8", "f 2.8", "T2.8". Without a stroke a whole number has to be a stop, in lower case: "F16" is a jet. */
function stop(tokens: readonly Token[], at: number, text: string): Read | undefined {
  const letter = tokens[at];
  if (letter?.word !== 'f' && letter?.word !== 't' && letter?.word !== 'ƒ') return undefined;
  const stroke = isMark(tokens[at + 1], '/');
  const dot = isMark(tokens[at + 1], '.') && tokens[at + 2]?.glued === true;
  const figure = tokens[at + (stroke || dot ? 2 : 1)];
  const value = numberOf(figure);
  if (value === undefined || !figure || value < 0.7 || value > 64) return undefined;
  const to = at + (stroke || dot ? 3 : 2);
  if (letter.word === 't') {
    const fitting =
      stroke || (letter.capital && figure.glued && (figure.word.includes('.') || STOPS.has(value)));
    const name = tokens[to];
    return fitting && !(name?.kind === 'word' && name.glued)
      ? read('camera.aperture', `f/${value}`, at, to)
      : undefined;
  }
  const written = text.slice(letter.start, letter.end);
  const decimal = figure.word.includes('.') || figure.word.includes(',');
  if (!stroke && !decimal && (!STOPS.has(value) || (written === 'F' && !isAsked(tokens, at))))
    return undefined;
  if (!stroke && !figure.glued && !isAsked(tokens, at) && !decimal) return undefined;
  const next = tokens[to]?.word ?? '';
  if (['car', 'race', 'racing', 'driver', 'key', 'fighter', 'jet'].includes(next)) return undefined;
  return read('camera.aperture', `f/${value}`, at, to);
}

function isAsked(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    !before || before.kind === 'mark' || ['at', 'aperture', 'stop', 'mm', 'lens', 'to'].includes(before.word)
  );
}

const NOT_A_SHUTTER = wordSet(
  'of scale cup cups inch inches teaspoon tsp tablespoon tbsp mile model size turn',
);

/** "1/125", "1/50 s". Below an eighth it needs its seconds: "1/2 cup". */
function shutter(tokens: readonly Token[], at: number): Read | undefined {
  const [one, stroke, figure, unit] = tokens.slice(at, at + 4);
  if (one?.word !== '1' || !isMark(stroke, '/')) return undefined;
  const value = numberOf(figure);
  if (value === undefined || !Number.isInteger(value) || value < 1 || value > 32000) return undefined;
  if (unit && NOT_A_SHUTTER.has(unit.word)) return passed(at, at + 3);
  const ordinal = unit?.word === 'th' && tokens[at + 4]?.word !== 'of' && value >= 15;
  if (unit?.word === 'th' && !ordinal) return passed(at, at + 4);
  const ofASecond = ordinal && tokens[at + 4]?.word === 'second';
  const timed = unit !== undefined && SECONDS.has(unit.word);
  if (value < 8 && !timed) return undefined;
  return read('camera.shutter', `1/${value}`, at, at + 3 + (ofASecond ? 2 : timed || ordinal ? 1 : 0));
}

function iso(tokens: readonly Token[], at: number): Read | undefined {
  const word = tokens[at]?.word;
  if (word === 'iso' || word === 'asa') {
    const skip = tokens[at + 1]?.word === ':' || tokens[at + 1]?.word === 'of' ? 2 : 1;
    const value = numberOf(tokens[at + skip]);
    return value !== undefined && ISO_VALUES.has(value)
      ? read('camera.iso', value, at, at + skip + 1)
      : undefined;
  }
  const value = numberOf(tokens[at]);
  const named = tokens[at + 1]?.word === 'iso' || tokens[at + 1]?.word === 'asa';
  if (value === undefined || !named || !ISO_VALUES.has(value)) return undefined;
  return numberOf(tokens[at + 2]) === undefined ? read('camera.iso', value, at, at + 2) : undefined;
}

/** "30s exposure", "a two second exposure". */
function longShutter(tokens: readonly Token[], at: number): Read | undefined {
  const value = saidNumber(tokens[at]);
  if (value === undefined || !SECONDS.has(tokens[at + 1]?.word ?? '')) return undefined;
  const to = at + (tokens[at + 2]?.word === 'long' ? 3 : 2);
  return tokens[to]?.word === 'exposure' || tokens[to]?.word === 'shutter'
    ? read('camera.shutter', `${value}s`, at, to + 1)
    : undefined;
}

/** "3200K", "5600 kelvin"; "4K" is a resolution. */
function kelvin(tokens: readonly Token[], at: number, text: string): Read | undefined {
  const value = numberOf(tokens[at]);
  const unit = tokens[at + 1];
  if (value === undefined || !unit || value < 1000 || value > 20000) return undefined;
  const named = unit.word === 'kelvin' || (unit.word === 'k' && (unit.glued || text[unit.start] === 'K'));
  const money = tokens[at - 1]?.word === '$' || tokens[at - 1]?.word === '€';
  if (
    !named ||
    money ||
    ['run', 'race', 'followers', 'views', 'subscribers'].includes(tokens[at + 2]?.word ?? '')
  )
    return undefined;
  return read('light.temperature', value, at, at + 2);
}

/** "8 seconds", "8s", "ten-second clip", "half a minute". */
function seconds(tokens: readonly Token[], at: number): Read | undefined {
  const first = tokens[at];
  const value = saidNumber(first);
  if (value === undefined || value <= 0 || value > 3600) return undefined;
  let unitAt = at + 1;
  let span = value;
  const range = ['-', '–', 'to', 'or'].includes(tokens[unitAt]?.word ?? '')
    ? numberOf(tokens[unitAt + 1])
    : undefined;
  if (range !== undefined && isSecondsUnit(tokens[unitAt + 2])) {
    span = range;
    unitAt += 2;
  }
  const unit = tokens[unitAt];
  if (!unit) return undefined;
  const minutes = MINUTES.has(unit.word);
  if (!minutes && !SECONDS.has(unit.word)) return undefined;
  const before = tokens[at - 1]?.word ?? '';
  const after = tokens[unitAt + 1]?.word ?? '';
  if (NOT_A_LENGTH_AFTER.has(before) || NOT_A_LENGTH_BEFORE.has(after)) return passed(at, unitAt + 1);
  if (unit.word === 's' && isDecade(value, tokens, at)) return passed(at, unitAt + 1);
  if (minutes && !isLength(after) && before !== 'for') return passed(at, unitAt + 1);
  if (unit.word === 'second' && value === 1 && !isLength(after)) return undefined;
  if (minutes) span *= 60;
  return read('duration', span, at, unitAt + 1);
}

function isSecondsUnit(token: Token | undefined): boolean {
  return token !== undefined && SECONDS.has(token.word);
}

function isLength(word: string): boolean {
  return ['clip', 'video', 'shot', 'take', 'long', 'loop', 'film', 'duration', 'sequence'].includes(word);
}

/** "in her 30s", "the 60s", "1970s". */
function isDecade(value: number, tokens: readonly Token[], at: number): boolean {
  if (value > 60) return true;
  if (value < 20 || value % 10 !== 0) return false;
  const before = tokens[at - 1];
  const after = tokens[at + 2];
  if (after?.kind === 'word') return !isLength(after.word);
  return before?.kind === 'word';
}
