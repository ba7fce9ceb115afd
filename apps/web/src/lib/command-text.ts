import { flagsBehind, type Written } from '@cuewright/engine/writing';
import type { Segment } from '../ui/part/part.ts';
import { inked } from './inked.ts';

/** A copy as it goes on the clipboard: flags that are kept beside the text stand behind it. */
export interface Command {
  text: string;
  segments: readonly Segment[];
}

export function commandOf(written: Written): Command {
  const flags = flagsBehind(written);
  return {
    text: written.text + flags,
    segments: [...inked(written.segments), ...(flags ? [{ text: flags, part: 'technical' as const }] : [])],
  };
}
