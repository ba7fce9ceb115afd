import type { Edit } from './check.ts';

export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((now, { start, end, text: put }) => now.slice(0, start) + put + now.slice(end), text)
    .trim();
}
