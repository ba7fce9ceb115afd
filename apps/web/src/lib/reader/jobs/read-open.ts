import { findModel, type ModelId } from '@cuewright/engine/catalogue';
import { openOf } from '@cuewright/engine/copies';
import type { Open } from '@cuewright/engine/writing';
import { type Made, shotOfPrompt } from '../../model-copy/shot-of-prompt.ts';
import { writer } from '../../model-copy/writer.ts';

export interface ToAsk {
  made: Made;
  model?: ModelId | undefined;
}

/** What only the person can settle about a finished prompt. A choice that would take pinned words away has no outcome. */
export function readOpen({ made, model }: ToAsk): Open[] {
  const { said, locked } = shotOfPrompt(writer, made);
  if (!said) return [];
  const open = openOf(said, model === undefined ? undefined : findModel(model), false);
  return open.map(({ outcomes, ...one }) => ({
    ...one,
    ...(outcomes && {
      outcomes: outcomes.map((text) => (locked.every((words) => text?.includes(words)) ? text : undefined)),
    }),
  }));
}
