import { advancedPrompt, type PromptData, simplePrompt } from '@cuewright/engine/methods';
import type { Mode, Shot } from '@cuewright/engine/shot';
import type { Writer } from '../../lib/model-copy/writer.ts';

type Made = Pick<PromptData, 'prompt' | 'formData' | 'isBasic' | 'isEnhanced'> & { made: Mode };

/** What a finished prompt wants: from the form that made it, and from its words where they are others by now. */
export function shotOfPrompt(
  { simpleShot, advancedShot, promptShot }: Pick<Writer, 'simpleShot' | 'advancedShot' | 'promptShot'>,
  { prompt, formData, isBasic, isEnhanced, made }: Made,
  mode: Mode = made,
): Shot {
  if (formData && isBasic && simplePrompt(formData, made).text === prompt) return simpleShot(formData, mode);
  if (formData && isEnhanced && advancedPrompt(formData, made).text === prompt)
    return advancedShot(formData, mode);
  return promptShot(prompt, mode);
}
