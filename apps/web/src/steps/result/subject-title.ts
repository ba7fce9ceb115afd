import type { PromptData } from '@cuewright/engine/methods';
import { cutText } from '../../lib/cut-text.ts';
import type { Segment } from '../../ui/part/part.ts';

const MOST = 64;

/** What a prompt is of, short enough for a heading; nothing where that is not known. */
export function subjectTitle(
  { formData }: Pick<PromptData, 'formData'>,
  segments: readonly Segment[],
): string | undefined {
  const written = formData?.subject || segments.find(({ part }) => part === 'subject')?.text;
  const first = written
    ?.trim()
    .split(/[,.;:!?\n]/u)[0]
    ?.trim();
  if (!first) return undefined;
  const title = cutText(first, MOST, { atWord: true });
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
}
