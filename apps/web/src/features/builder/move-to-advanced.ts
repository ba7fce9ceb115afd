import { builderLimits } from '@cuewright/contract';
import { type AdvancedForm, emptyAdvancedForm, type SimpleForm } from '@cuewright/engine/methods';
import { isBlankText } from '@cuewright/engine/text';
import type { Mode } from '../../lib/address.ts';
import { type BuilderDraft, type TextField, textOf, withText } from './builder-draft.ts';
import { replaceText } from './text/text-history.ts';
import { builderKind } from './use-builder.ts';

/** Kept here because two builders know it: its own, and the simple one that hands its words over. */
export const advancedDraft = builderKind<AdvancedForm>(
  'advanced',
  emptyAdvancedForm,
  builderLimits.advancedSteps,
);

const boxes: readonly (readonly [Exclude<keyof SimpleForm, 'selectedModel'>, TextField<AdvancedForm>])[] = [
  ['subject', 'subject'],
  ['setting', 'environment'],
  ['mood', 'mood'],
  ['cameraAngle', 'camera'],
  ['lighting', 'lighting'],
];

/** Everything written in the simple builder, in the boxes of the advanced one. What stood in these is an Undo away. */
export function fromSimple(
  draft: BuilderDraft<AdvancedForm>,
  form: SimpleForm,
  mode: Mode,
): BuilderDraft<AdvancedForm> {
  const filled = boxes.filter(([from]) => !isBlankText(form[from]));
  const texts = filled.reduce(
    (moved, [from, to]) => withText(moved, to, replaceText(textOf(moved, to), form[from])),
    draft,
  );
  const models = form.selectedModel === '' ? draft.models : { ...draft.models, [mode]: form.selectedModel };
  return { ...texts, models, at: 1 };
}
