import { wordTable } from '../vocabulary/word-table.ts';
import type { FindingField, Read } from './finding.ts';
import { numberOf, type Token } from './tokens.ts';
import { wordSet } from './word-class.ts';

const MILLIMETRES = wordSet('mm mil mils millimetre millimeter millimetres millimeters');
/** A number before one of these is a focal length: "an 85 prime". */
const LENSES = wordSet('prime lens');
const ZOOMS = wordSet(
  '10-18 10-20 11-16 12-24 14-24 15-35 16-35 16-55 17-55 18-35 18-55 18-135 18-200 24-70 24-105 24-120 24-240 25-250 28-70 28-75 28-135 35-150 50-100 50-140 50-200 55-200 55-250 70-180 70-200 70-300 80-200 80-400 100-300 100-400 100-500 150-600 180-600 200-400 200-600 24-290',
);
const SECONDS = wordSet('s sec secs second seconds');
const MINUTES = wordSet('min mins minute minutes');
/** What is measured in millimetres and is no lens. */
const NOT_A_LENS = wordSet(
  'of film stock negative print projector reel footage pistol gun round bullet shell cannon rain snow thick wide long deep nails nail screw drill cable pipe wire camera_film kodak transparency slide slides celluloid grain rifle handgun caliber calibre ammo casing casings rounds bullets shells cartridge cartridges luger parabellum rope cord strap beads mesh wetsuit plastic sheeting glass plywood steel people views dollars euros pounds',
);
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
const PLAIN_NUMBERS = wordTable<number>({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
});

/** Everything that is said in figures: lens, stop, shutter, ISO, kelvin, seconds, ratio, the hour on the clock. */
export function readFigures(given: readonly Token[], text: string): Read[] {
  const { tokens, placeOf } = withoutUnitHyphens(given);
  return readAll(tokens, text).map((read) => ({
    ...read,
    from: placeOf[read.from] ?? read.from,
    to: (placeOf[read.to - 1] ?? read.to - 1) + 1,
  }));
}

/** "8-second" is "8 second". */
function withoutUnitHyphens(given: readonly Token[]): { tokens: Token[]; placeOf: number[] } {
  const tokens: Token[] = [];
  const placeOf: number[] = [];
  given.forEach((token, at) => {
    const hyphen =
      token.word === '-' && token.glued && given[at - 1]?.kind === 'number' && given[at + 1]?.kind === 'word';
    if (hyphen) return;
    tokens.push(token);
    placeOf.push(at);
  });
  return { tokens, placeOf };
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
    (token !== undefined && (token.word in PLAIN_NUMBERS || BEFORE_FIGURES.has(token.word)))
  );
}

function firstRead(tokens: readonly Token[], at: number, text: string): Read | undefined {
  for (const reader of readers) {
    const found = reader(tokens, at, text);
    if (found) return found;
  }
  return undefined;
}

type FigureReader = (tokens: readonly Token[], at: number, text: string) => Read | undefined;

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

function read(field: FindingField, value: string | number, from: number, to: number): Read {
  return { field, value: String(value), from, to };
}

/** A figure that was understood to be none of ours. */
function passed(from: number, to: number): Read {
  return { field: 'duration', value: '', from, to };
}

function isMark(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.word === mark;
}

function ratio(tokens: readonly Token[], at: number): Read | undefined {
  const [left, mark, right, next] = tokens.slice(at, at + 4);
  if (left?.kind !== 'number' || right?.kind !== 'number' || !mark) return undefined;
  if (mark.word !== ':' && mark.word !== 'x' && mark.word !== '×') return undefined;
  const value = `${left.word}:${right.word}`;
  return RATIOS.has(value) && !isHalfOfDay(next) ? read('ratio', value, at, at + 3) : undefined;
}

function isHalfOfDay(token: Token | undefined): boolean {
  return token?.word === 'am' || token?.word === 'pm';
}

/** "5 am", "5:30 p.m.", "6 o'clock in the morning", "3 in the morning", "17:40". */
function clockTime(tokens: readonly Token[], at: number): Read | undefined {
  const first = tokens[at];
  const hour = numberOf(first) ?? PLAIN_NUMBERS[first?.word ?? ''];
  if (hour === undefined || !Number.isInteger(hour) || hour > 24) return undefined;
  let to = at + 1;
  const hasMinutes =
    first?.kind === 'number' &&
    tokens[to]?.word === ':' &&
    tokens[to]?.glued === true &&
    /^[0-5]\d$/.test(tokens[to + 1]?.word ?? '');
  if (hasMinutes) to += 2;
  const half = halfOfDay(tokens, to);
  if (half) return hourRead(twelveHours(hour, half.half), at, half.to);
  const isOClock = tokens[to]?.word === 'oclock';
  if (isOClock) to += 1;
  const part = inTheMorning(tokens, to);
  if (part) return hourRead(twelveHours(hour, part), at, to + 3);
  const asked = tokens[at - 1]?.word === 'at' || tokens[at - 1]?.word === 'around';
  if (isOClock) return asked ? hourRead(hour, at, to) : undefined;
  return hasMinutes && hour <= 23 && (hour > 12 || /^0/.test(first?.word ?? ''))
    ? hourRead(hour, at, to)
    : undefined;
}

function halfOfDay(tokens: readonly Token[], at: number): { half: string; to: number } | undefined {
  const token = tokens[at];
  if (isHalfOfDay(token)) return { half: token?.word ?? '', to: at + 1 };
  const dotted =
    (token?.word === 'a' || token?.word === 'p') &&
    tokens[at + 1]?.word === '.' &&
    tokens[at + 2]?.word === 'm';
  if (!dotted) return undefined;
  return { half: `${token.word}m`, to: at + (isMark(tokens[at + 3], '.') ? 4 : 3) };
}

function inTheMorning(tokens: readonly Token[], at: number): string | undefined {
  if (tokens[at]?.word === 'at' && tokens[at + 1]?.word === 'night') return undefined;
  if (tokens[at]?.word !== 'in' || tokens[at + 1]?.word !== 'the') return undefined;
  const part = tokens[at + 2]?.word;
  if (part === 'morning') return 'am';
  return part === 'afternoon' || part === 'evening' ? 'pm' : undefined;
}

function twelveHours(hour: number, half: string): number {
  if (hour > 12) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

function hourRead(hour: number, from: number, to: number): Read {
  return read('place.hour', hourOfClock(hour), from, to);
}

function hourOfClock(hour: number): string {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 6) return 'dawn';
  if (hour < 11) return 'morning';
  if (hour < 14) return hour === 11 ? 'morning' : 'midday';
  return hour < 18 ? 'afternoon' : 'evening';
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
  const value = numberOf(tokens[at]) ?? PLAIN_NUMBERS[tokens[at]?.word ?? ''];
  if (value === undefined || !SECONDS.has(tokens[at + 1]?.word ?? '')) return undefined;
  const to = at + (tokens[at + 2]?.word === 'long' ? 3 : 2);
  return tokens[to]?.word === 'exposure' || tokens[to]?.word === 'shutter'
    ? read('camera.shutter', `${value}s`, at, to + 1)
    : undefined;
}

/** "85mm", "24-70mm", "24 to 70 mm". */
function lens(tokens: readonly Token[], at: number): Read | undefined {
  const first = numberOf(tokens[at]);
  if (first === undefined) return undefined;
  if (MILLIMETRES.has(tokens[at + 1]?.word ?? '')) {
    const range = rangeEnd(tokens, at + 2);
    if (range) return lensRead(`${first}-${range.mm}`, first, range.mm, tokens, at, range.to);
    return lensRead(String(first), first, first, tokens, at, at + 2);
  }
  if (LENSES.has(tokens[at + 1]?.word ?? '') && tokens[at]?.glued === false)
    return lensRead(String(first), first, first, tokens, at, at + 2);
  const range = rangeEnd(tokens, at + 1);
  if (range) return lensRead(`${first}-${range.mm}`, first, range.mm, tokens, at, range.to);
  return zoomSetTo(tokens, at, first);
}

/** "70-200 at 135": a zoom everybody knows, and where it stands. */
function zoomSetTo(tokens: readonly Token[], at: number, from: number): Read | undefined {
  const [, hyphen, end, word, figure] = tokens.slice(at, at + 5);
  const to = numberOf(end);
  if (to === undefined || !isMark(hyphen, '-') || !ZOOMS.has(`${from}-${to}`)) return undefined;
  if (word?.word === 'zoom' || word?.word === 'lens')
    return read('camera.lens.mm', `${from}-${to}`, at, at + 4);
  const mm = numberOf(figure);
  if (word?.word !== 'at' || mm === undefined || mm < from || mm > to) return undefined;
  const unit = MILLIMETRES.has(tokens[at + 5]?.word ?? '') ? 1 : 0;
  return read('camera.lens.mm', mm, at, at + 5 + unit);
}

function rangeEnd(tokens: readonly Token[], at: number): { mm: number; to: number } | undefined {
  const mark = tokens[at]?.word ?? '';
  if (!['-', '–', '—', 'to'].includes(mark)) return undefined;
  const mm = numberOf(tokens[at + 1]);
  return mm !== undefined && MILLIMETRES.has(tokens[at + 2]?.word ?? '') ? { mm, to: at + 3 } : undefined;
}

function lensRead(
  value: string,
  mm: number,
  toMm: number,
  tokens: readonly Token[],
  at: number,
  to: number,
): Read {
  const fits = mm >= (isSaidLoosely(tokens, to) ? 10 : 4) && toMm <= 1200 && toMm >= mm;
  const next = tokens[to]?.word ?? '';
  const wideOpen = next === 'wide' && tokens[to + 1]?.word === 'open';
  return fits && (wideOpen || !NOT_A_LENS.has(next)) && !isFilmGauge(tokens, at, to)
    ? read('camera.lens.mm', value, at, to)
    : passed(at, to);
}

/** "5 mil" is as often the thickness of something, "9mm" a gun. */
function isSaidLoosely(tokens: readonly Token[], to: number): boolean {
  const unit = tokens[to - 1]?.word ?? '';
  const next = tokens[to]?.word ?? '';
  if (unit === 'mil' || unit === 'mils') return true;
  return tokens[to - 2]?.word === '9' && !['lens', 'prime', 'ultra', 'wide', 'f', 'glass'].includes(next);
}

/** "on 16mm", "shot on Super 35mm": what it is shot on, and no lens. */
function isFilmGauge(tokens: readonly Token[], at: number, to: number): boolean {
  const mm = numberOf(tokens[at]);
  if (mm !== 8 && mm !== 16 && mm !== 35 && mm !== 65 && mm !== 70) return false;
  const before = tokens[at - 1]?.word;
  if (before === 'super') return true;
  const ends = tokens[to] === undefined || tokens[to]?.kind === 'mark';
  const shotOn = before === 'on' && (tokens[at - 2]?.word === 'shot' || tokens[at - 2]?.word === 'filmed');
  return shotOn && ends && mm !== 35 ? true : (mm === 16 || mm === 8) && (shotOn || before === 'on') && ends;
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
  const value = numberOf(first) ?? PLAIN_NUMBERS[first?.word ?? ''];
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
