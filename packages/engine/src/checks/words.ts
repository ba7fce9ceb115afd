import type { Limit } from '../catalogue/index.ts';
import { counted } from '../text/plural.ts';

const SHOWN = 24;

const UNITS: Readonly<Record<Limit['unit'], string>> = {
  'utf16-units': 'character',
  characters: 'character',
  words: 'word',
  tokens: 'token',
  seconds: 'second',
};

/** So many of what a limit counts. */
export function inUnit(count: number, unit: Limit['unit']): string {
  return counted(count, UNITS[unit]);
}

/** The end of a text in quotation marks, short enough for a line. */
export function quoted(text: string): string {
  const words = text.trim();
  const short = words.length > SHOWN ? `…${words.slice(-SHOWN).replace(/^\S*\s/, '')}` : words;
  return `“${short}”`;
}
