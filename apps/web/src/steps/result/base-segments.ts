import { advancedPrompt, type PromptData, simplePrompt } from '@cuewright/engine/methods';
import type { Segment as Written } from '@cuewright/engine/writing';
import type { Segment } from '../../ui/part/part.ts';

/** The stretches a prompt was put together from: as they were handed over, or from the form it keeps. */
export function baseSegments(
  { isBasic, isEnhanced, formData, mode }: PromptData,
  given: readonly Written[] | undefined,
): Segment[] | undefined {
  if (given && given.length > 0) return inInks(given);
  if (!formData) return undefined;
  if (isBasic) return inInks(simplePrompt(formData, mode).segments);
  if (isEnhanced) return inInks(advancedPrompt(formData, mode).segments);
  return undefined;
}

/** What the specification adds is technical, as everything is that speaks to the generator. */
function inInks(written: readonly Written[]): Segment[] {
  return written.map(({ text, part }) => ({ text, part: part === 'spec-suffix' ? 'technical' : part }));
}
