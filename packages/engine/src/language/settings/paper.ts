import type { Token } from '../tokens/token.ts';

/** A shape in pixels or as a sheet of paper, and the tokens that say it. */
export interface Sheet {
  readonly from: number;
  readonly to: number;
  readonly key: 'ratio' | 'resolution';
  readonly value: string;
}

const FEWEST_PIXELS = 256;
const MOST_PIXELS = 9000;
const SHEET = /^a[0-6]$/;
const LYING = new Set(['landscape', 'horizontal', 'sideways', 'wide', 'querformat', 'quer']);
const STANDING = new Set(['portrait', 'vertical', 'upright', 'tall', 'hochformat', 'hoch']);
const PAPER = new Set([
  'format',
  'size',
  'sheet',
  'page',
  'paper',
  'orientation',
  'proportions',
  'proportion',
]);

/** "1472 by 832", "A4 landscape". */
export function sheetAt(tokens: readonly Token[], at: number, end: number): Sheet | undefined {
  return pixelsAt(tokens, at, end) ?? paperAt(tokens, at, end);
}

function pixelsAt(tokens: readonly Token[], at: number, end: number): Sheet | undefined {
  const [wide, by, high] = tokens.slice(at, Math.min(end, at + 3));
  if (by?.word !== 'by' && by?.word !== 'x') return undefined;
  const sides = [sideOf(wide), sideOf(high)];
  const [width, height] = sides;
  if (width === undefined || height === undefined) return undefined;
  const isNamed = ['px', 'pixel', 'pixels'].includes(tokens[at + 3]?.word ?? '') && at + 3 < end;
  return { from: at, to: at + (isNamed ? 4 : 3), key: 'resolution', value: `${width}x${height}` };
}

function sideOf(token: Token | undefined): number | undefined {
  const measured = token?.atom?.kind === 'measure' && /^(?:px|pixels?)$/.test(token.atom.name ?? '');
  const words = measured ? (token?.atom?.words ?? '') : token?.kind === 'number' ? token.word : '';
  const side = /^\d{3,4}$/.test(words) ? Number(words) : Number.NaN;
  return side >= FEWEST_PIXELS && side <= MOST_PIXELS ? side : undefined;
}

/** Two glued tokens: the letter and its number. */
function paperAt(tokens: readonly Token[], at: number, end: number): Sheet | undefined {
  const [letter, number] = [tokens[at], tokens[at + 1]];
  if (!letter || !number || letter.to !== number.from || !SHEET.test(letter.word + number.word))
    return undefined;
  let to = at + 2;
  let isLying: boolean | undefined;
  let isPaper = false;
  for (; to < end; to++) {
    const { word } = tokens[to] as Token;
    if (LYING.has(word)) isLying = true;
    else if (STANDING.has(word)) isLying = false;
    else if (PAPER.has(word)) isPaper = true;
    else break;
  }
  if (isLying === undefined && !isPaper) return undefined;
  return { from: at, to, key: 'ratio', value: isLying ? '297:210' : '210:297' };
}
