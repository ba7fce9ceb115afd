import type { TermHit } from '../terms/term.ts';
import { numberIn, type TermToken } from '../terms/term-token.ts';
import { wordSet } from '../words/word-set.ts';
import { isMark, passed, read } from './figure.ts';

const MILLIMETRES = wordSet('mm mil mils millimetre millimeter millimetres millimeters');
/** A number before one of these is a focal length: "an 85 prime". */
const LENSES = wordSet('prime lens');
const ZOOMS = wordSet(
  '10-18 10-20 11-16 12-24 14-24 15-35 16-35 16-55 17-55 18-35 18-55 18-135 18-200 24-70 24-105 24-120 24-240 25-250 28-70 28-75 28-135 35-150 50-100 50-140 50-200 55-200 55-250 70-180 70-200 70-300 80-200 80-400 100-300 100-400 100-500 150-600 180-600 200-400 200-600 24-290',
);
/** What is measured in millimetres and is no lens. */
const NOT_A_LENS = wordSet(
  'of film stock negative print projector reel footage pistol gun round bullet shell cannon rain snow thick wide long deep nails nail screw drill cable pipe wire camera_film kodak transparency slide slides celluloid grain rifle handgun caliber calibre ammo casing casings rounds bullets shells cartridge cartridges luger parabellum rope cord strap beads mesh wetsuit plastic sheeting glass plywood steel people views dollars euros pounds',
);

/** "85mm", "24-70mm", "24 to 70 mm". */
export function lens(tokens: readonly TermToken[], at: number): TermHit | undefined {
  const first = numberIn(tokens[at]);
  if (first === undefined) return undefined;
  if (MILLIMETRES.has(tokens[at + 1]?.word ?? '')) {
    const range = rangeEnd(tokens, at + 2);
    if (range) return lensRead(`${first}-${range.mm}`, first, range.mm, tokens, at, range.to);
    return lensRead(String(first), first, first, tokens, at, at + 2);
  }
  if (LENSES.has(tokens[at + 1]?.word ?? '') && tokens[at]?.isGlued === false)
    return lensRead(String(first), first, first, tokens, at, at + 2);
  const range = rangeEnd(tokens, at + 1);
  if (range) return lensRead(`${first}-${range.mm}`, first, range.mm, tokens, at, range.to);
  return zoomSetTo(tokens, at, first);
}

/** "70-200 at 135": a zoom everybody knows, and where it stands. */
function zoomSetTo(tokens: readonly TermToken[], at: number, from: number): TermHit | undefined {
  const [, hyphen, end, word, figure] = tokens.slice(at, at + 5);
  const to = numberIn(end);
  if (to === undefined || !isMark(hyphen, '-') || !ZOOMS.has(`${from}-${to}`)) return undefined;
  if (word?.word === 'zoom' || word?.word === 'lens')
    return read('camera.lens.mm', `${from}-${to}`, at, at + 4);
  const mm = numberIn(figure);
  if (word?.word !== 'at' || mm === undefined || mm < from || mm > to) return undefined;
  const unit = MILLIMETRES.has(tokens[at + 5]?.word ?? '') ? 1 : 0;
  return read('camera.lens.mm', mm, at, at + 5 + unit);
}

function rangeEnd(tokens: readonly TermToken[], at: number): { mm: number; to: number } | undefined {
  const mark = tokens[at]?.word ?? '';
  if (!['-', '–', '—', 'to'].includes(mark)) return undefined;
  const mm = numberIn(tokens[at + 1]);
  return mm !== undefined && MILLIMETRES.has(tokens[at + 2]?.word ?? '') ? { mm, to: at + 3 } : undefined;
}

function lensRead(
  value: string,
  mm: number,
  toMm: number,
  tokens: readonly TermToken[],
  at: number,
  to: number,
): TermHit {
  const fits = mm >= (isSaidLoosely(tokens, to) ? 10 : 4) && toMm <= 1200 && toMm >= mm;
  const next = tokens[to]?.word ?? '';
  const wideOpen = next === 'wide' && tokens[to + 1]?.word === 'open';
  return fits && (wideOpen || !NOT_A_LENS.has(next)) && !isFilmGauge(tokens, at, to)
    ? read('camera.lens.mm', value, at, to)
    : passed(at, to);
}

/** "5 mil" is as often the thickness of something, "9mm" a gun. */
function isSaidLoosely(tokens: readonly TermToken[], to: number): boolean {
  const unit = tokens[to - 1]?.word ?? '';
  const next = tokens[to]?.word ?? '';
  if (unit === 'mil' || unit === 'mils') return true;
  return tokens[to - 2]?.word === '9' && !['lens', 'prime', 'ultra', 'wide', 'f', 'glass'].includes(next);
}

/** "on 16mm", "shot on Super 35mm": what it is shot on, and no lens. */
function isFilmGauge(tokens: readonly TermToken[], at: number, to: number): boolean {
  const mm = numberIn(tokens[at]);
  if (mm !== 8 && mm !== 16 && mm !== 35 && mm !== 65 && mm !== 70) return false;
  const before = tokens[at - 1]?.word;
  if (before === 'super') return true;
  const ends = tokens[to] === undefined || tokens[to]?.kind === 'mark';
  const shotOn = before === 'on' && (tokens[at - 2]?.word === 'shot' || tokens[at - 2]?.word === 'filmed');
  return shotOn && ends && mm !== 35 ? true : (mm === 16 || mm === 8) && (shotOn || before === 'on') && ends;
}
