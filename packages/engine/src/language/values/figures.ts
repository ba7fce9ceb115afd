import type { TermHit } from '../terms/term.ts';
import { numberIn, type TermToken } from '../terms/term-token.ts';
import { wordSet } from '../words/word-set.ts';
import { clockTime } from './clock.ts';
import { type FigureReader, isMark, isNumeral, passed, read, saidNumber } from './figure.ts';
import { lens } from './lens.ts';
import { compound } from './numerals.ts';

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
/** Everything that is said in figures: lens, stop, shutter, ISO, kelvin, the hour on the clock. */
export function readFigures(given: readonly TermToken[], text: string): TermHit[] {
  const { tokens, placeOf } = plainlyTimed(given);
  return readAll(tokens, text).map((read) => ({
    ...read,
    from: placeOf[read.from] ?? read.from,
    to: (placeOf[read.to - 1] ?? read.to - 1) + 1,
  }));
}

/** "8-second" is "8 second", and "twenty-five seconds" is "25 seconds". */
function plainlyTimed(given: readonly TermToken[]): { tokens: TermToken[]; placeOf: number[] } {
  const tokens: TermToken[] = [];
  const placeOf: number[] = [];
  for (let at = 0; at < given.length; at++) {
    const [token, next, unit] = given.slice(at, at + 3);
    if (!token || isUnitHyphen(given, at)) continue;
    const value = next && isTimeUnit(unit) ? compound(token.word, next.word) : undefined;
    tokens.push(
      value === undefined ? token : { ...token, word: String(value), kind: 'number', to: next?.to ?? 0 },
    );
    placeOf.push(at);
    if (value !== undefined) at++;
  }
  return { tokens, placeOf };
}

function isUnitHyphen(given: readonly TermToken[], at: number): boolean {
  const token = given[at];
  return (
    token?.word === '-' && token.isGlued && given[at - 1]?.kind === 'number' && given[at + 1]?.kind === 'word'
  );
}

function isTimeUnit(token: TermToken | undefined): boolean {
  return token !== undefined && (SECONDS.has(token.word) || MINUTES.has(token.word));
}

function readAll(tokens: readonly TermToken[], text: string): TermHit[] {
  const reads: TermHit[] = [];
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

function beginsFigure(token: TermToken | undefined): boolean {
  return (
    token?.kind === 'number' ||
    (token !== undefined && (isNumeral(token.word) || BEFORE_FIGURES.has(token.word)))
  );
}

function firstRead(tokens: readonly TermToken[], at: number, text: string): TermHit | undefined {
  for (const reader of readers) {
    const found = reader(tokens, at, text);
    if (found) return found;
  }
  return undefined;
}

const readers: readonly FigureReader[] = [clockTime, stop, shutter, iso, longShutter, lens, kelvin];

/** "f/2.8", "f2.8", "f 2.8", "T2.8". Without a stroke a whole number has to be a stop, in lower case: "F16" is a jet. */
function stop(tokens: readonly TermToken[], at: number, text: string): TermHit | undefined {
  const letter = tokens[at];
  if (letter?.word !== 'f' && letter?.word !== 't' && letter?.word !== 'ƒ') return undefined;
  const stroke = isMark(tokens[at + 1], '/');
  const dot = isMark(tokens[at + 1], '.') && tokens[at + 2]?.isGlued === true;
  const figure = tokens[at + (stroke || dot ? 2 : 1)];
  const value = numberIn(figure);
  if (value === undefined || !figure || value < 0.7 || value > 64) return undefined;
  const to = at + (stroke || dot ? 3 : 2);
  if (letter.word === 't') {
    const fitting =
      stroke || (letter.isCapital && figure.isGlued && (figure.word.includes('.') || STOPS.has(value)));
    const name = tokens[to];
    return fitting && !(name?.kind === 'word' && name.isGlued)
      ? read('camera.aperture', `f/${value}`, at, to)
      : undefined;
  }
  const written = text.slice(letter.from, letter.to);
  const decimal = figure.word.includes('.') || figure.word.includes(',');
  if (!stroke && !decimal && (!STOPS.has(value) || (written === 'F' && !isAsked(tokens, at))))
    return undefined;
  if (!stroke && !figure.isGlued && !isAsked(tokens, at) && !decimal) return undefined;
  const next = tokens[to]?.word ?? '';
  if (['car', 'race', 'racing', 'driver', 'key', 'fighter', 'jet'].includes(next)) return undefined;
  return read('camera.aperture', `f/${value}`, at, to);
}

function isAsked(tokens: readonly TermToken[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    !before || before.kind === 'mark' || ['at', 'aperture', 'stop', 'mm', 'lens', 'to'].includes(before.word)
  );
}

const NOT_A_SHUTTER = wordSet(
  'of scale cup cups inch inches teaspoon tsp tablespoon tbsp mile model size turn',
);

/** "1/125", "1/50 s". Below an eighth it needs its seconds: "1/2 cup". */
function shutter(tokens: readonly TermToken[], at: number): TermHit | undefined {
  const [one, stroke, figure, unit] = tokens.slice(at, at + 4);
  if (one?.word !== '1' || !isMark(stroke, '/')) return undefined;
  const value = numberIn(figure);
  if (value === undefined || !Number.isInteger(value) || value < 1 || value > 32000) return undefined;
  if (unit && NOT_A_SHUTTER.has(unit.word)) return passed(at, at + 3);
  const ordinal = unit?.word === 'th' && tokens[at + 4]?.word !== 'of' && value >= 15;
  if (unit?.word === 'th' && !ordinal) return passed(at, at + 4);
  const ofASecond = ordinal && tokens[at + 4]?.word === 'second';
  const timed = unit !== undefined && SECONDS.has(unit.word);
  if (value < 8 && !timed) return undefined;
  return read('camera.shutter', `1/${value}`, at, at + 3 + (ofASecond ? 2 : timed || ordinal ? 1 : 0));
}

function iso(tokens: readonly TermToken[], at: number): TermHit | undefined {
  const word = tokens[at]?.word;
  if (word === 'iso' || word === 'asa') {
    const skip = tokens[at + 1]?.word === ':' || tokens[at + 1]?.word === 'of' ? 2 : 1;
    const value = numberIn(tokens[at + skip]);
    return value !== undefined && ISO_VALUES.has(value)
      ? read('camera.iso', value, at, at + skip + 1)
      : undefined;
  }
  const value = numberIn(tokens[at]);
  const named = tokens[at + 1]?.word === 'iso' || tokens[at + 1]?.word === 'asa';
  if (value === undefined || !named || !ISO_VALUES.has(value)) return undefined;
  return numberIn(tokens[at + 2]) === undefined ? read('camera.iso', value, at, at + 2) : undefined;
}

/** "30s exposure", "a two second exposure". */
function longShutter(tokens: readonly TermToken[], at: number): TermHit | undefined {
  const value = saidNumber(tokens[at]);
  if (value === undefined || !SECONDS.has(tokens[at + 1]?.word ?? '')) return undefined;
  const to = at + (tokens[at + 2]?.word === 'long' ? 3 : 2);
  return tokens[to]?.word === 'exposure' || tokens[to]?.word === 'shutter'
    ? read('camera.shutter', `${value}s`, at, to + 1)
    : undefined;
}

/** "3200K", "5600 kelvin"; "4K" is a resolution. */
function kelvin(tokens: readonly TermToken[], at: number, text: string): TermHit | undefined {
  const value = numberIn(tokens[at]);
  const unit = tokens[at + 1];
  if (value === undefined || !unit || value < 1000 || value > 20000) return undefined;
  const named = unit.word === 'kelvin' || (unit.word === 'k' && (unit.isGlued || text[unit.from] === 'K'));
  const money = tokens[at - 1]?.word === '$' || tokens[at - 1]?.word === '€';
  if (
    !named ||
    money ||
    ['run', 'race', 'followers', 'views', 'subscribers'].includes(tokens[at + 2]?.word ?? '')
  )
    return undefined;
  return read('light.temperature', value, at, at + 2);
}
