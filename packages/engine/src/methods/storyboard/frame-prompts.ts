import { cleanText } from '../../text/clean-text.ts';
import { textOf } from '../../writing/sentence.ts';
import type { Written } from '../../writing/written.ts';

export const framePrefixes = [
  'Wide establishing shot',
  'Medium shot',
  'Close-up shot',
  'Extreme close-up detail',
] as const;

/** The prompt of one frame: the first four look at the prompt from four distances, a further one begins with it as it is. */
export function framePrompt(prompt: string, frame: number): Written {
  const words = cleanText(prompt).trim();
  const prefix = framePrefixes[frame];
  const said = words === '' ? [] : [{ part: 'subject' as const, text: words }];
  const segments =
    prefix === undefined
      ? said
      : [{ part: 'spec-suffix' as const, text: words === '' ? prefix : `${prefix}: ` }, ...said];
  return { text: textOf(segments), segments, dropped: [] };
}

/** The four frames a storyboard begins with. */
export function framePrompts(prompt: string): string[] {
  return framePrefixes.map((_, frame) => framePrompt(prompt, frame).text);
}
