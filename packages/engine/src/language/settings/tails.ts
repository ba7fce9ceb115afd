import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { isJoining } from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { wordSet } from '../words/word-set.ts';
import { ofScreen } from './of-thing.ts';
import { type Piece, pieceAt } from './pieces.ts';
import { settingGlue, shapes } from './setting-words.ts';

/** What a clause ends on that sets the generator, with the words that lead to it: "in 4K at 24 fps". */
export interface Tail {
  readonly from: number;
  readonly pieces: readonly Piece[];
}

const LEADS = wordSet('in at with using');
const TAKEN = wordSet('shot filmed rendered recorded captured exported cropped');
const GLUE = wordSet('in at with using and a an the format ratio aspect resolution of only please pls');
/** What cannot stand without what follows. */
const HANGS = wordSet(
  'is are was were be been says say reads read shows show showing displays displaying and or but of to the a an with from by on for like as than it its his her their at in into beats scores plays',
);
const NAMED_SHAPES = wordSet('widescreen cinemascope');
const LONGEST_TAIL = 14;

/** Nothing but settings from some "in" or "at" to the end of a clause that is whole without them. */
export function tailOf(tokens: readonly Token[], unit: Unit): Tail | undefined {
  const bracketed = inBrackets(tokens, unit);
  if (bracketed) return bracketed;
  for (let at = Math.max(unit.from + 1, unit.to - LONGEST_TAIL); at < unit.to - 1; at++) {
    if (!LEADS.has(tokens[at]?.word ?? '')) continue;
    const pieces = piecesOf(tokens, at, unit);
    if (!pieces || pieces.some((piece) => ofScreen(tokens, unit, { ...piece, from: at }))) continue;
    const from = TAKEN.has(tokens[at - 1]?.word ?? '') && at - 1 > unit.from ? at - 1 : at;
    const before = tokens[from - 1];
    if (before?.kind === 'mark' || HANGS.has(before?.word ?? '')) return undefined;
    return { from, pieces };
  }
  return undefined;
}

/** "(v7, stylize 300)", "[seed 42]". */
function inBrackets(tokens: readonly Token[], unit: Unit): Tail | undefined {
  const opening = BRACKETS.get(tokens[unit.to - 1]?.word ?? '');
  if (opening === undefined) return undefined;
  let from = unit.to - 2;
  while (from > unit.from && tokens[from]?.word !== opening) from -= 1;
  if (from <= unit.from) return undefined;
  const inside = { ...unit, from: from + 1, to: unit.to - 1 };
  const pieces: Piece[] = [];
  for (let at = inside.from; at < inside.to; ) {
    const piece = pieceAt(tokens, at, inside, true);
    if (piece) {
      pieces.push(piece);
      at = piece.to;
    } else if (tokens[at]?.word === ',' || tokens[at]?.word === ';' || GLUE.has(tokens[at]?.word ?? ''))
      at += 1;
    else return undefined;
  }
  return pieces.some(({ key }) => key !== 'steps') ? { from, pieces } : undefined;
}

const BRACKETS: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
]);

function piecesOf(tokens: readonly Token[], from: number, unit: Unit): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let at = from + 1; at < unit.to; ) {
    const piece = sheetOrShape(tokens, at, unit) ?? certainAt(tokens, at, unit);
    if (piece && isLed(tokens[from]?.word ?? '', piece)) {
      pieces.push(piece);
      at = piece.to;
    } else if (GLUE.has(tokens[at]?.word ?? '')) at += 1;
    else return undefined;
  }
  return pieces.length > 0 ? pieces : undefined;
}

/** A station clock stands "at 16:9"; a picture is "in" a shape, and "with" a seed. */
function isLed(lead: string, { key }: Piece): boolean {
  if (key === 'ratio') return lead === 'in';
  if (key === 'fps' || key === 'resolution') return lead === 'in' || lead === 'at';
  return lead === 'with' || lead === 'using' || lead === 'at';
}

function certainAt(tokens: readonly Token[], at: number, unit: Unit): Piece | undefined {
  const piece = pieceAt(tokens, at, unit, true);
  // "In the square" is somewhere.
  const isPlace = piece?.key === 'ratio' && Object.hasOwn(shapes, tokens[at]?.word ?? '');
  return piece && !isPlace && CERTAIN.has(piece.key) ? piece : undefined;
}

const CERTAIN: ReadonlySet<Piece['key']> = new Set([
  'fps',
  'resolution',
  'seed',
  'guidance',
  'sampler',
  'ratio',
]);

/** "In widescreen", "in portrait format". A shape without a frame names a genre or a thing as often. */
function sheetOrShape(tokens: readonly Token[], at: number, unit: Unit): Piece | undefined {
  const { word } = tokens[at] as Token;
  if (!Object.hasOwn(shapes, word)) return undefined;
  const next = at + 1 < unit.to ? (tokens[at + 1]?.word ?? '') : '';
  const isFramed = FRAMES.has(next);
  if (!isFramed && !NAMED_SHAPES.has(word)) return undefined;
  return { from: at, to: at + (isFramed ? 2 : 1), key: 'ratio', value: shapes[word] ?? '', isForm: true };
}

const FRAMES = wordSet('format orientation mode aspect ratio crop formato format');

/** "Use a 3:2 frame and keep the grain low", "make it square and quiet": the order that goes before something else. */
export function leadOf(
  tokens: readonly Token[],
  unit: Unit,
): { pieces: readonly Piece[]; to: number } | undefined {
  if (!ORDERS.has(tokens[unit.from]?.word ?? '')) return undefined;
  const pieces: Piece[] = [];
  for (let at = unit.from + 1; at < Math.min(unit.to - 1, unit.from + LONGEST_TAIL); ) {
    const { word } = tokens[at] as Token;
    if (word === 'and' && pieces.length > 0) return { pieces, to: at };
    const piece = pieceAt(tokens, at, unit, true);
    if (piece) {
      const isNamed =
        tokens[at]?.atom !== undefined || piece.to - piece.from > 1 || tokens[at - 1]?.word === 'it';
      if (!isNamed) return undefined;
      pieces.push(piece);
      at = piece.to;
    } else if (settingGlue.has(word) || word === 'frame') at += 1;
    else return undefined;
  }
  return undefined;
}

const ORDERS = wordSet('use make keep set render export shoot');

/** The shape, size or length of the picture that a text begins with: "a widescreen shot of", "a 2:3 portrait of". */
export function headShapes(tokens: readonly Token[], unit: Unit): Piece[] {
  if (!unit.opens) return [];
  const first = tokens[unit.from]?.word ?? '';
  const at = first === 'a' || first === 'an' ? unit.from + 1 : unit.from;
  const several = at === unit.from ? countedHead(tokens, at, unit) : undefined;
  if (several) return [several];
  const pieces: Piece[] = [];
  for (let start = at; start <= at + LATEST_HEAD; start = pieces.at(-1)?.to ?? start + 1) {
    const { word = '', kind = 'mark' } = tokens[start] ?? {};
    const last = headShape(tokens, unit, start, at);
    if (last) return [...pieces, last];
    const piece = atomOrShape(tokens, start, unit);
    if (piece && HEADS.has(piece.key)) pieces.push(piece);
    // "An ultra-wide 21:9 shot of".
    else if (pieces.length > 0 || kind === 'atom' || isJoining(word)) break;
  }
  return [];
}

const LATEST_HEAD = 4;

function atomOrShape(tokens: readonly Token[], at: number, unit: Unit): Piece | undefined {
  const { word, atom } = tokens[at] ?? { word: '' };
  if (at >= unit.to) return undefined;
  return atom || !Object.hasOwn(shapes, word) ? pieceAt(tokens, at, unit, true) : shapeAlone(at, word);
}

function headShape(tokens: readonly Token[], unit: Unit, at: number, begin: number): Piece | undefined {
  const { word, atom } = tokens[at] ?? { word: '' };
  const piece = atomOrShape(tokens, at, unit);
  if (!piece || !HEADS.has(piece.key)) return undefined;
  const noun = tokens[piece.to]?.word ?? '';
  if (piece.to + 1 >= unit.to || !OF.has(tokens[piece.to + 1]?.word ?? '')) return undefined;
  const isCrop = noun === 'crop' && piece.key === 'ratio' && at === unit.from && at === begin;
  // "Square crop of a baker" crops the picture; "a square crop of barley" stands in a field.
  if (isCrop && AN.has(tokens[piece.to + 2]?.word ?? '')) return { ...piece, to: piece.to + 2 };
  const isPictured = atom || piece.key !== 'ratio' ? PICTURES.has(noun) : SHAPED.has(noun);
  const isHung =
    word === 'square' && HUNG.has(noun) && tokens.slice(unit.from).some((one) => HANGS_THERE.has(one.word));
  return isPictured && !isHung ? piece : undefined;
}

/** "Four options of a baker": asked for, and not four of them in one picture. */
function countedHead(tokens: readonly Token[], at: number, unit: Unit): Piece | undefined {
  const value = numberOf(tokens[at]?.word ?? '');
  const [, noun, of, article] = tokens.slice(at, Math.min(unit.to, at + 4)).map(({ word }) => word);
  const isAsked = OPTIONS.has(noun ?? '') && of === 'of' && (article === 'a' || article === 'an');
  if (value === undefined || value < 2 || value > 10 || !isAsked) return undefined;
  return { from: at, to: at + 3, key: 'count', value: String(value), isForm: true };
}

const OPTIONS = wordSet('options variants');

function shapeAlone(at: number, word: string): Piece | undefined {
  return SHAPES.has(word)
    ? { from: at, to: at + 1, key: 'ratio', value: shapes[word] ?? '', isForm: true }
    : undefined;
}

const HEADS: ReadonlySet<Piece['key']> = new Set(['ratio', 'seconds', 'resolution', 'fps']);
const SHAPES = wordSet('vertical horizontal widescreen square cinemascope');
/** Of these a shape says how the picture is; a square photo may hang on a wall. */
const SHAPED = wordSet('shot image picture photo photograph video clip composition film footage still');
const HUNG = wordSet('image still picture photo photograph');
const HANGS_THERE = wordSet('hangs hanging hung framed leans leaning pinned wall frame');
const PICTURES = wordSet(
  'shot image picture photo photograph video clip composition film footage still portrait loop gif animation frame',
);
const OF = wordSet('of showing');
const AN = wordSet('a an the my our her his their two three');
