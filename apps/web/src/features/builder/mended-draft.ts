import type { PromptSettings } from '@cuewright/engine/methods';
import type { Mode } from '../../lib/address.ts';
import type { Filled } from '../../lib/checks/fix-field.ts';
import { isSet } from '../../lib/prompt-settings/is-settings.ts';
import {
  type BuilderDraft,
  type BuilderForm,
  formFor,
  type TextField,
  textOf,
  withText,
} from './builder-draft.ts';
import { replaceText } from './text/text-history.ts';

/** The draft with what a fix made of its form. A box whose words were mended has them an Undo away. */
export function withMended<Form extends BuilderForm>(
  draft: BuilderDraft<Form>,
  { form, settings }: Filled<Form>,
  mode: Mode,
): BuilderDraft<Form> {
  let mended = draft;
  for (const key of changedFields(formFor(draft, mode), form)) {
    const value = form[key];
    const field = key as TextField<Form>;
    if (key === 'selectedModel')
      mended = { ...mended, models: { ...mended.models, [mode]: form.selectedModel } };
    else if (typeof value === 'string')
      mended = withText(mended, field, replaceText(textOf(mended, field), value));
    else mended = { ...mended, form: { ...mended.form, [key]: value } };
  }
  return withSettings(mended, settings);
}

/** The draft as it was before it was mended; what was written since in a box that was mended is an Undo away. */
export function takenBack<Form extends BuilderForm>(
  now: BuilderDraft<Form>,
  before: BuilderDraft<Form>,
  after: BuilderDraft<Form>,
): BuilderDraft<Form> {
  let back = now;
  for (const key of changedFields(before.form, after.form)) {
    const value = before.form[key];
    const field = key as TextField<Form>;
    if (now.form[key] !== after.form[key] && typeof value === 'string') {
      back = withText(back, field, replaceText(textOf(back, field), value));
      continue;
    }
    const { [key]: _, ...history } = back.history;
    const known = before.history[key];
    back = {
      ...back,
      form: { ...back.form, [key]: value },
      history: known ? { ...history, [key]: known } : history,
    };
  }
  const models = before.models === after.models ? now.models : before.models;
  const settings = before.settings === after.settings ? now.settings : before.settings;
  return withSettings({ ...back, models }, settings);
}

function changedFields<Form>(before: Form, after: Form): (keyof Form & string)[] {
  return (Object.keys(after as object) as (keyof Form & string)[]).filter(
    (key) => before[key] !== after[key],
  );
}

/** Nothing set is no settings. */
export function withSettings<Form>(
  { settings: _, ...draft }: BuilderDraft<Form>,
  settings: PromptSettings | undefined,
): BuilderDraft<Form> {
  return settings && isSet(settings) ? { ...draft, settings } : draft;
}
