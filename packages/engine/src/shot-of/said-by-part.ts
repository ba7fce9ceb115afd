import type { Part } from '../shot/shot.ts';
import type { ReadShot } from './shot-of.ts';

/** The words of a text by the part they speak of, in the order they were said. */
export function saidByPart({ text, findings, rest }: ReadShot): Partial<Record<Part, string>> {
  const said: Partial<Record<Part, string[]>> = {};
  const add = (part: Part, words: string) => {
    const known = said[part] ?? [];
    said[part] = known;
    if (words.trim() !== '' && !known.some((before) => before.includes(words))) known.push(words);
  };
  for (const { part, text: words } of rest) add(part, words);
  for (const { field, start, end, negated } of findings)
    if (!negated) add(partOf(field), text.slice(start, end));
  return Object.fromEntries(Object.entries(said).map(([part, words]) => [part, words.join(', ')]));
}

function partOf(field: ReadShot['findings'][number]['field']): Part {
  const [room] = field.split('.');
  switch (room) {
    case 'camera':
    case 'light':
    case 'place':
    case 'subject':
    case 'audio':
      return room;
    default:
      return 'technical';
  }
}
