import { isContent } from '../language/kinds/is-content.ts';
import type { Reading } from '../language/reading.ts';
import { isColour } from '../language/words/word-class.ts';
import type { Stretch } from './stretches.ts';

/** "Teal and orange": the colours of a stretch that names nothing else. */
export function coloursIn({ tokens }: Reading, { kind, first, last }: Stretch): string[] {
  if (kind !== 'look') return [];
  const named = tokens.slice(first, last).filter((token) => isContent(token));
  return named.length > 1 && named.every(({ word }) => isColour(word)) ? named.map(({ word }) => word) : [];
}
