import { advancedPrompt, type PromptData, simplePrompt } from '@cuewright/engine/methods';
import type { Mode, Shot } from '@cuewright/engine/shot';
import type { Writer } from '../../lib/model-copy/writer.ts';
import { areInBoxes } from '../../lib/pinned-words/are-in-boxes.ts';

type Made = Pick<PromptData, 'prompt' | 'formData' | 'isBasic' | 'isEnhanced' | 'locked'> & { made: Mode };

/** What a finished prompt wants: from the form that made it, and from its words where they are others by now. */
export function shotOfPrompt(
  { simpleShot, advancedShot, promptShot }: Pick<Writer, 'simpleShot' | 'advancedShot' | 'promptShot'>,
  { prompt, formData, isBasic, isEnhanced, locked = [], made }: Made,
  mode: Mode = made,
): Shot {
  const there = locked.filter((words) => prompt.includes(words));
  if (formData && areInBoxes(formData, there)) {
    if (isBasic && simplePrompt(formData, made).text === prompt)
      return { ...simpleShot(formData, mode), locked: there };
    if (isEnhanced && advancedPrompt(formData, made).text === prompt)
      return { ...advancedShot(formData, mode), locked: there };
  }
  return promptShot(prompt, mode, there);
}
