import { wordTable } from '../../../language/words/word-table.ts';
import type { Shot } from '../../../shot/shot.ts';
import type { LightSource } from '../../../shot/words.ts';

/** Colours as a set of pencils has them: none shrill. */
const PENCILS = wordTable<string>({
  red: '#b8402f',
  crimson: '#a8323a',
  scarlet: '#c2402c',
  burgundy: '#7d2f38',
  maroon: '#74303a',
  cherry: '#a8323a',
  orange: '#d07a2c',
  rust: '#a85a30',
  copper: '#b06a3c',
  amber: '#d9962e',
  peach: '#e0a27c',
  coral: '#d9735c',
  sienna: '#a0593a',
  umber: '#76573c',
  yellow: '#d8b23c',
  gold: '#c9a03c',
  golden: '#d0a040',
  mustard: '#c49a34',
  ochre: '#bf9340',
  green: '#5c8a56',
  olive: '#7f8248',
  emerald: '#3c8a68',
  sage: '#8ba27c',
  mint: '#86b79c',
  jade: '#4c9478',
  khaki: '#a39a6c',
  teal: '#3a8486',
  cyan: '#48a0b0',
  turquoise: '#46a09c',
  aqua: '#58a8ac',
  blue: '#4a72a4',
  navy: '#384c74',
  indigo: '#4c4c88',
  cobalt: '#3c64a8',
  slate: '#5c6c80',
  purple: '#77548c',
  violet: '#7c5c9c',
  lavender: '#9a8abc',
  lilac: '#a890b8',
  mauve: '#94748c',
  plum: '#764a6c',
  pink: '#cc7c90',
  rose: '#c06c78',
  magenta: '#b04884',
  brown: '#80603f',
  tan: '#b4946c',
  beige: '#c4b494',
});

const BY_SOURCE: Partial<Record<LightSource, string>> = {
  moonlight: '#6f8cb0',
  neon: '#c0508c',
  'screen-glow': '#5c94b8',
  skylight: '#6f90b0',
  lightning: '#8ca4c4',
  headlights: '#e0bc60',
};
const AMBER = '#d9942c';
const BLUE = '#5c84ac';

/** The one colour: of the palette, else of what is worn, else of the light. */
export function colourOf({ palette, light, subject, place }: Shot): string {
  const named = [...palette, ...words(subject.text), ...words(place.text)].map(
    (word) => PENCILS[word.toLowerCase()],
  );
  const first = named.find((pencil) => pencil !== undefined);
  if (first !== undefined) return first;
  if (light.source !== undefined && BY_SOURCE[light.source] !== undefined)
    return BY_SOURCE[light.source] ?? AMBER;
  return (light.temperature ?? 0) > 6000 || place.hour === 'blue-hour' ? BLUE : AMBER;
}

/** Whether the colour was said of what is in the picture, and not only of its light. */
export function isWorn({ palette, subject }: Shot): boolean {
  return [...words(subject.text), ...palette.map((word) => word.toLowerCase())].some(
    (word) => PENCILS[word] !== undefined,
  );
}

export function darker(hex: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function words(text: string): string[] {
  return (
    text
      .slice(0, 2000)
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  );
}
