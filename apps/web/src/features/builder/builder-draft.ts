import { findModel } from '@cuewright/engine/catalogue';
import type { PromptSettings } from '@cuewright/engine/methods';
import type { Mode } from '../../lib/address.ts';
import { isSettings } from '../../lib/prompt-settings/is-settings.ts';
import { noHistory, type TextHistory, type TextStep } from './text/text-history.ts';

/** What a builder keeps while it is filled in. The model is another one for a photo than for a video; the words stay. */
export interface BuilderDraft<Form> {
  /** The step one is at, from 1. */
  at: number;
  models: { photo: string; video: string };
  form: Form;
  history: Readonly<Record<string, TextHistory>>;
  /** What is set beside the words. */
  settings?: PromptSettings;
  /** The steps that somebody leaves open, by their ids. */
  skipped?: readonly string[];
}

/** Every form has texts and a model; what else it has is its builder's. */
export interface BuilderForm {
  selectedModel: string;
}

export function emptyDraft<Form>(form: Form): BuilderDraft<Form> {
  return { at: 1, models: { photo: '', video: '' }, form, history: {} };
}

/** The form as it stands for a photo, or for a video. */
export function formFor<Form extends BuilderForm>({ form, models }: BuilderDraft<Form>, mode: Mode): Form {
  const isOfMode = findModel(models[mode])?.mode === mode;
  return { ...form, selectedModel: isOfMode ? models[mode] : '' };
}

export type TextField<Form> = {
  [Key in keyof Form]: Form[Key] extends string ? Key : never;
}[keyof Form] &
  string;

export function textOf<Form>(draft: BuilderDraft<Form>, field: TextField<Form>): TextStep {
  return { text: String(draft.form[field]), history: draft.history[field] ?? noHistory };
}

export function withText<Form>(
  draft: BuilderDraft<Form>,
  field: TextField<Form>,
  { text, history }: TextStep,
): BuilderDraft<Form> {
  return {
    ...draft,
    form: { ...draft.form, [field]: text },
    history: { ...draft.history, [field]: history },
  };
}

/** Whether what was stored is a draft of this builder: the same fields, each of the same kind. */
export function isDraftOf<Form>(empty: BuilderDraft<Form>, steps: number) {
  return (value: unknown): value is BuilderDraft<Form> =>
    hasShapeOf({ ...empty, history: {} }, value) &&
    isStep((value as BuilderDraft<Form>).at, steps) &&
    isSettings((value as BuilderDraft<Form>).settings) &&
    hasShapeOf([], (value as BuilderDraft<Form>).skipped ?? []) &&
    Object.values((value as BuilderDraft<Form>).history).every(isHistory);
}

function isStep(at: number, steps: number): boolean {
  return Number.isInteger(at) && at >= 1 && at <= steps;
}

function isHistory(value: unknown): value is TextHistory {
  return (
    hasShapeOf(noHistory, value) &&
    [...(value as TextHistory).past, ...(value as TextHistory).future].every(
      (text) => typeof text === 'string',
    )
  );
}

function hasShapeOf(pattern: unknown, value: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return typeof value === typeof pattern;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(pattern))
    return false;
  return Object.entries(pattern).every(([key, part]) =>
    hasShapeOf(part, (value as Record<string, unknown>)[key]),
  );
}
