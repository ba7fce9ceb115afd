import { advancedPrompt, type PromptData, simplePrompt, withSettings } from '@cuewright/engine/methods';
import type { Mode, Shot } from '@cuewright/engine/shot';
import type { Writer } from '../../lib/model-copy/writer.ts';

type Words = Pick<Writer, 'simpleShot' | 'advancedShot' | 'promptShot'>;
type Made = Pick<PromptData, 'prompt' | 'settings' | 'formData' | 'isBasic' | 'isEnhanced'> & { made: Mode };

/** What a finished prompt wants: from the form that made it, from its words where they are others by now, and what is set beside them. */
export function shotOfPrompt(writer: Words, made: Made, mode: Mode = made.made): Shot {
  return withSettings(shotOfWords(writer, made, mode), made.settings);
}

function shotOfWords(
  { simpleShot, advancedShot, promptShot }: Words,
  { prompt, formData, isBasic, isEnhanced, made }: Made,
  mode: Mode,
): Shot {
  if (formData && isBasic && simplePrompt(formData, made).text === prompt) return simpleShot(formData, mode);
  if (formData && isEnhanced && advancedPrompt(formData, made).text === prompt)
    return advancedShot(formData, mode);
  return promptShot(prompt, mode);
}
