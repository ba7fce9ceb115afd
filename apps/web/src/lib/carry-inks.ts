import { diffWords, splitWords } from '@cuewright/engine/differences';
import type { Part, Segment } from '../ui/part/part.ts';
import { addText } from './add-text.ts';

/** An edited text in the inks it had: words that stayed keep theirs, new ones take that of the word before them. */
export function carryInks(base: readonly Segment[], text: string): Segment[] {
  const inks = inksByUnit(base);
  const before = splitWords(base.map((segment) => segment.text).join(''));
  const inked: Segment[] = [];
  let at = 0;
  let part: Part | undefined = inks[0];
  for (const { kind, words } of diffWords(before, splitWords(text))) {
    for (const word of words) {
      if (kind !== 'new') {
        if (kind === 'same') part = inks[at];
        at += word.length;
      }
      if (kind !== 'gone') addText(inked, word, part);
    }
  }
  return inked;
}

function inksByUnit(segments: readonly Segment[]): (Part | undefined)[] {
  return segments.flatMap(({ text, part }) => Array<Part | undefined>(text.length).fill(part));
}
