import type { Mark } from '../../language/marks/mark.ts';
import { placeMarks } from '../../language/marks/place-marks.ts';
import { cleanText } from '../../text/clean-text.ts';
import { textOf } from '../../writing/sentence.ts';
import type { Written } from '../../writing/written.ts';

export const framePrefixes = [
  'Wide establishing shot',
  'Medium shot',
  'Close-up shot',
  'Extreme close-up detail',
] as const;

/** What a frame beyond the first four can begin as, besides those. */
export const furtherPrefixes = ['Insert shot', 'Reverse angle'] as const;

/** The prompt of one frame. Without a prefix it is the prompt as it is. */
export function framePrompt(prompt: string, prefix?: string): Written {
  const words = cleanText(prompt).trim();
  const said = words === '' ? [] : [{ part: 'subject' as const, text: words }];
  const segments =
    prefix === undefined
      ? said
      : [{ part: 'spec-suffix' as const, text: words === '' ? prefix : `${prefix}: ` }, ...said];
  return { text: textOf(segments), segments, dropped: [] };
}

/** The marks of a prompt where its words lie in the prompt of a frame. */
export function frameMarks(prompt: string, marks: readonly Mark[], prefix?: string): Mark[] {
  const words = cleanText(prompt).trim();
  const ahead = framePrompt(prompt, prefix).text.length - words.length;
  return placeMarks(marks, prompt, words).map((mark) => ({
    ...mark,
    from: mark.from + ahead,
    to: mark.to + ahead,
  }));
}

/** The four frames a storyboard begins with. */
export function framePrompts(prompt: string): string[] {
  return framePrefixes.map((prefix) => framePrompt(prompt, prefix).text);
}
