import type { Part, Segment } from '../ui/part/part.ts';

/** Puts a text behind what is there: to the last stretch, where its ink is the same. */
export function addText(segments: Segment[], text: string, part: Part | undefined): void {
  if (text === '') return;
  const last = segments.at(-1);
  if (last && last.part === part) last.text += text;
  else segments.push({ text, part });
}
