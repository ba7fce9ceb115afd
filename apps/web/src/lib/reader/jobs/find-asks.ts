import { type Ask, asksOf, read } from '@cuewright/engine/language';
import type { Mark } from '@cuewright/engine/marks';
import { mandatedSpans } from '@cuewright/engine/methods';
import type { Mode } from '@cuewright/engine/shot';

export interface ToAskAbout {
  prompt: string;
  mode: Mode;
  marks: readonly Mark[];
}

/** What to ask about a prompt; nothing of what we put into it. */
export function findAsks({ prompt, mode, marks }: ToAskAbout): Ask[] {
  const reading = read(prompt, { isClip: mode === 'video', marks });
  // The places belong to the text as the reader cleaned it.
  if (reading.text !== prompt) return [];
  const ours = mandatedSpans(prompt);
  return asksOf(reading).filter(({ from, to }) => !ours.some(({ start, end }) => start < to && from < end));
}
