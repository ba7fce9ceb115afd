import type { PromptSettings } from '@cuewright/engine/methods';
import { isBlankText } from '@cuewright/engine/text';
import { useCallback, useMemo, useState } from 'react';
import { type Mode, useAddress } from '../../lib/address.ts';
import type { Filled } from '../../lib/checks/fix-field.ts';
import { readDraft, useDraft, writeDraft } from '../../lib/draft.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import {
  type BuilderDraft,
  type BuilderForm,
  emptyDraft,
  formFor,
  isDraftOf,
  type TextField,
  textOf,
  withText,
} from './builder-draft.ts';
import type { BuilderStep } from './builder-step.ts';
import { takenBack, withMended, withSettings } from './mended-draft.ts';
import type { TextStep } from './text/text-history.ts';

interface BuilderKind<Form extends BuilderForm> {
  /** Its draft is kept under this name. */
  name: string;
  empty: BuilderDraft<Form>;
  isDraft: (value: unknown) => value is BuilderDraft<Form>;
}

export function builderKind<Form extends BuilderForm>(
  name: string,
  form: Form,
  steps: number,
): BuilderKind<Form> {
  const empty = emptyDraft(form);
  return { name, empty, isDraft: isDraftOf(empty, steps) };
}

/** Where a builder stands, and every way on from there. */
export function useBuilder<Form extends BuilderForm>(
  { name, empty, isDraft }: BuilderKind<Form>,
  stepsOf: (mode: Mode) => readonly BuilderStep<TextField<Form>>[],
) {
  const [{ step: place, mode: asked, method }, goTo] = useAddress();
  const mode: Mode = asked ?? 'photo';
  const steps = useMemo(() => stepsOf(mode), [stepsOf, mode]);
  const [draft, change, clear] = useDraft(name, empty, isDraft);
  const form = useMemo(() => formFor(draft, mode), [draft, mode]);
  const [shown, setShown] = useState<Problem>();

  const skipped = draft.skipped ?? NONE_SKIPPED;
  const problems = useMemo(
    () => steps.map((step) => (isSkipped(step, form, skipped) ? undefined : problemOf(step, form))),
    [steps, form, skipped],
  );
  const firstOpen = problems.findIndex((problem) => problem !== undefined);
  const step = steps[draft.at - 1] ?? steps[0];
  if (!step) throw new Error('A builder has steps.');
  const problem = problems[draft.at - 1];
  const isLast = draft.at === steps.length;

  const moveTo = useCallback(
    (at: number) => {
      setShown(undefined);
      change((before) => ({ ...before, at }));
    },
    [change],
  );

  /** Leaves the step open, and goes on. The last one has nowhere to go: its button makes the prompt. */
  const skip = useCallback(() => {
    setShown(undefined);
    change((before) => ({
      ...before,
      at: Math.min(before.at + 1, steps.length),
      skipped: [...(before.skipped ?? NONE_SKIPPED).filter((id) => id !== step.id), step.id],
    }));
  }, [change, step.id, steps.length]);

  /** Back is free; forward only over steps that are filled in. */
  const canMoveTo = (at: number) => at <= draft.at || firstOpen === -1 || at <= firstOpen + 1;

  function next(): boolean {
    // On the last step nothing before it may be open either: switching to video asks for another model.
    const open = isLast ? firstOpen : problem === undefined ? -1 : draft.at - 1;
    if (open !== -1) {
      if (open !== draft.at - 1) moveTo(open + 1);
      setShown({ at: open + 1, text: problems[open] ?? '', count: (shown?.count ?? 0) + 1 });
      return false;
    }
    if (!isLast) moveTo(draft.at + 1);
    return isLast;
  }

  const editText = useCallback(
    (field: TextField<Form>, edit: (before: TextStep) => TextStep) => {
      setShown(undefined);
      change((before) => withText(before, field, edit(textOf(before, field))));
    },
    [change],
  );

  const chooseModel = useCallback(
    (id: string) => {
      setShown(undefined);
      change((before) => ({ ...before, models: { ...before.models, [mode]: id } }));
    },
    [change, mode],
  );

  const editForm = useCallback(
    (edit: (before: Form) => Form) => change((before) => ({ ...before, form: edit(before.form) })),
    [change],
  );

  const editSettings = useCallback(
    (settings: PromptSettings) => change((before) => withSettings(before, settings)),
    [change],
  );

  /** Puts in what a fix made of the form, and says so, with a way back. */
  const mend = useCallback(
    (filled: Filled<Form>, title: string) => {
      const before = readDraft(name, empty, isDraft);
      const after = withMended(before, filled, mode);
      setShown(undefined);
      writeDraft(name, after);
      showToast({
        title,
        tone: 'go',
        action: { label: 'Undo', onAct: () => change((now) => takenBack(now, before, after)) },
      });
    },
    [change, name, empty, isDraft, mode],
  );

  const switchMode = useCallback(
    (next: Mode) => place && goTo({ step: place, mode: next, method }, { replace: true }),
    [goTo, place, method],
  );

  function startOver() {
    const before = draft;
    setShown(undefined);
    clear();
    showToast({
      title: 'Started over',
      tone: 'go',
      action: { label: 'Undo', onAct: () => writeDraft(name, before) },
    });
  }

  return {
    mode,
    switchMode,
    steps,
    step,
    at: draft.at,
    form,
    isLast,
    problem: shown?.at === draft.at ? shown : undefined,
    isFilledIn: firstOpen === -1,
    isDone: (at: number) => problems[at - 1] === undefined,
    isLeftOpen: (one: BuilderStep<TextField<Form>>) => isSkipped(one, form, skipped),
    /** What a picture is of is never left open. */
    skip: step.writes && step.part !== 'subject' && problem !== undefined ? skip : undefined,
    canMoveTo,
    moveTo,
    next,
    text: (field: TextField<Form>) => textOf(draft, field),
    editText,
    editForm,
    settings: draft.settings ?? NO_SETTINGS,
    editSettings,
    mend,
    chooseModel,
    startOver,
    isEmpty: draft === empty,
  };
}

const NO_SETTINGS: PromptSettings = {};
const NONE_SKIPPED: readonly string[] = [];

/** What keeps a step from being left. Asking again makes it a new one. */
export interface Problem {
  at: number;
  text: string;
  count: number;
}

function problemOf<Form extends BuilderForm>(
  { id, writes }: BuilderStep<TextField<Form>>,
  form: Form,
): string | undefined {
  if (id === 'model') return form.selectedModel === '' ? 'Choose a model to go on.' : undefined;
  return writes && isBlankText(String(form[writes.field])) ? writes.missing : undefined;
}

/** Whoever writes into it after all has not skipped it. */
function isSkipped<Form extends BuilderForm>(
  { id, writes }: BuilderStep<TextField<Form>>,
  form: Form,
  skipped: readonly string[],
): boolean {
  return writes !== undefined && skipped.includes(id) && isBlankText(String(form[writes.field]));
}
