import { type ModelId, modelOf } from '@cuewright/engine/catalogue';
import { type Mark, ownMarks } from '@cuewright/engine/marks';
import {
  type AdvancedForm,
  advancedPrompt,
  type PromptSettings,
  type SimpleForm,
  simplePrompt,
  withSettings,
} from '@cuewright/engine/methods';
import type { Mode, Shot } from '@cuewright/engine/shot';
import { advancedShot, promptShot, saidShot, simpleShot } from '@cuewright/engine/shots';
import { type Written, write } from '@cuewright/engine/writing';
import { areInBoxes } from '../../pinned-words/are-in-boxes.ts';

/** The form of either builder. */
export type Filled = { list: 'simple'; form: SimpleForm } | { list: 'advanced'; form: AdvancedForm };

export interface FormToWrite {
  filled: Filled;
  mode: Mode;
  settings: PromptSettings;
  pinned: readonly string[];
  /** What somebody says that the words of its text are. */
  marks: readonly Mark[];
  model: ModelId;
}

/** A filled form as a generator reads it best. */
export function writeForm({ filled, mode, settings, pinned, marks, model }: FormToWrite): Written {
  const shot = shotOfForm({ filled, mode, pinned, marks });
  return write(withSettings(shot, settings), modelOf(model), { locked: pinned });
}

/** Words pinned across two boxes, and those that were marked, are only in the text made of them. */
function shotOfForm({
  filled,
  mode,
  pinned,
  marks,
}: Pick<FormToWrite, 'filled' | 'mode' | 'pinned' | 'marks'>): Shot {
  if (ownMarks(marks).length > 0) return saidShot(textOf(filled, mode), mode, pinned, marks);
  return areInBoxes(filled.form, pinned)
    ? shotOf(filled, mode)
    : promptShot(textOf(filled, mode), mode, pinned);
}

function shotOf({ list, form }: Filled, mode: Mode): Shot {
  return list === 'simple' ? simpleShot(form, mode) : advancedShot(form, mode);
}

function textOf({ list, form }: Filled, mode: Mode): string {
  return (list === 'simple' ? simplePrompt(form, mode) : advancedPrompt(form, mode)).text;
}
