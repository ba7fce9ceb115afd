import fs from 'node:fs/promises';
import archivo from '@fontsource/archivo/unicode.json' with { type: 'json' };
import mono from '@fontsource/jetbrains-mono/unicode.json' with { type: 'json' };
import { unwrapWoff } from './unwrap-woff.ts';

/** What we print, and what a person has filled in. */
export type Hand = 'print' | 'strong' | 'fill';

/** One file of a font: the characters it is for, and its bytes once they are needed. */
interface Face {
  name: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** The characters that each file of a font is for, as its package says. */
const fonts: Record<string, Record<string, string>> = { archivo, 'jetbrains-mono': mono };

interface Cut {
  font: keyof typeof fonts;
  weight: number;
}

const cuts: Record<Hand, readonly Cut[]> = {
  print: [
    { font: 'archivo', weight: 400 },
    { font: 'jetbrains-mono', weight: 400 },
  ],
  strong: [
    { font: 'archivo', weight: 700 },
    { font: 'jetbrains-mono', weight: 700 },
  ],
  fill: [{ font: 'jetbrains-mono', weight: 400 }],
};

/** The most common first: most lines are wholly of the first face. */
const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'];

function facesOf({ font, weight }: Cut): Face[] {
  const said = fonts[font] ?? {};
  return subsets
    .filter((subset) => said[subset])
    .map((subset) => ({ name: `${font}-${subset}-${weight}`, ranges: readRanges(said[subset] ?? '') }));
}

/** "U+0000-00FF,U+0131", as style sheets have it. */
function readRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

const faces: Record<Hand, Face[]> = {
  print: cuts.print.flatMap(facesOf),
  strong: cuts.strong.flatMap(facesOf),
  fill: cuts.fill.flatMap(facesOf),
};

/** The bytes of a face, ready to be embedded. */
export async function readFace(name: string): Promise<Buffer> {
  const [, font, file] = /^(archivo|jetbrains-mono)-(.+)$/.exec(name) ?? [];
  const place = import.meta.resolve(`@fontsource/${font}/files/${font}-${file}-normal.woff`);
  return unwrapWoff(await fs.readFile(new URL(place)));
}

const found: Record<Hand, Map<string, string | undefined>> = {
  print: new Map(),
  strong: new Map(),
  fill: new Map(),
};

/** The name of the face that has a character, or nothing where none of ours does. */
export function faceFor(hand: Hand, character: string): string | undefined {
  const known = found[hand];
  if (!known.has(character)) known.set(character, findFace(hand, character.codePointAt(0) ?? 0));
  return known.get(character);
}

function findFace(hand: Hand, codePoint: number): string | undefined {
  const has = ({ ranges }: Face) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
  return faces[hand].find(has)?.name;
}

/** The face for what no face has: it shows an empty box. */
export function boxFace(hand: Hand): string {
  return faces[hand][0]?.name ?? '';
}
