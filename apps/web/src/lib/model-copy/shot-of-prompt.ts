import { type Mark, ownMarks } from '@cuewright/engine/marks';
import { advancedPrompt, type PromptData, simplePrompt, withSettings } from '@cuewright/engine/methods';
import type { Mode, Shot } from '@cuewright/engine/shot';
import { areInBoxes } from '../pinned-words/are-in-boxes.ts';
import type { Writer } from './writer.ts';

type Words = Pick<Writer, 'simpleShot' | 'advancedShot' | 'saidShot'>;
export type Made = Pick<
  PromptData,
  'prompt' | 'settings' | 'formData' | 'isBasic' | 'isEnhanced' | 'locked'
> & {
  made: Mode;
  /** What somebody says that its words are. */
  marks?: readonly Mark[];
};

/** What a finished prompt wants: from the form that made it, from its words where they are others by now, and what is set beside them. */
export function shotOfPrompt(writer: Words, made: Made, mode: Mode = made.made): Shot {
  return withSettings(shotOfWords(writer, made, mode), made.settings);
}

function shotOfWords(
  { simpleShot, advancedShot, saidShot }: Words,
  { prompt, formData, isBasic, isEnhanced, locked = [], marks = [], made }: Made,
  mode: Mode,
): Shot {
  const there = locked.filter((words) => prompt.includes(words));
  // Boxes have no words to mark.
  if (formData && ownMarks(marks).length === 0 && areInBoxes(formData, there)) {
    if (isBasic && simplePrompt(formData, made).text === prompt)
      return { ...simpleShot(formData, mode), locked: there };
    if (isEnhanced && advancedPrompt(formData, made).text === prompt)
      return { ...advancedShot(formData, mode), locked: there };
  }
  return saidShot(prompt, mode, there, marks);
}
