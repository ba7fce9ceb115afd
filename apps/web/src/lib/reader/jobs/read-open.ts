import { findModel, type ModelId } from '@cuewright/engine/catalogue';
import { openOf } from '@cuewright/engine/copies';
import { type Open, write } from '@cuewright/engine/writing';
import { type Made, shotOfPrompt } from '../../model-copy/shot-of-prompt.ts';
import { writer } from '../../model-copy/writer.ts';

export interface ToAsk {
  made: Made;
  model?: ModelId | undefined;
}

/** What only the person can settle about a finished prompt. A choice that would take pinned words away has no outcome. */
export function readOpen({ made, model }: ToAsk): Open[] {
  const shot = shotOfPrompt(writer, made);
  const { said, locked } = shot;
  if (!said) return [];
  const asked = model === undefined ? undefined : findModel(model);
  const open = asked ? (write(shot, asked).open ?? []) : openOf(said, undefined, false);
  return open.map(({ outcomes, ...one }) => ({
    ...one,
    ...(outcomes && {
      outcomes: outcomes.map((text) => (locked.every((words) => text?.includes(words)) ? text : undefined)),
    }),
  }));
}
