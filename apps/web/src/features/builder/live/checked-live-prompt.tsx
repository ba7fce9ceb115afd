import { findModel, type Model } from '@cuewright/engine/catalogue';
import { mandatedSpans, type PromptSettings } from '@cuewright/engine/methods';
import type { Segment } from '@cuewright/engine/writing';
import { type ComponentProps, useCallback, useMemo } from 'react';
import type { Mode } from '../../../lib/address.ts';
import type { Filled, FixField } from '../../../lib/checks/fix-field.ts';
import { isMidWord } from '../../../lib/checks/is-mid-word.ts';
import type { Check, ToCheck } from '../../../lib/checks/load-checks.ts';
import { findAgain, mendAll } from '../../../lib/checks/mend-all.ts';
import { mendForm } from '../../../lib/checks/mend-form.ts';
import { useFinished } from '../../../lib/checks/use-finished.ts';
import { useLookOver } from '../../../lib/checks/use-look-over.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import type { BuilderForm } from '../builder-draft.ts';
import { LivePrompt } from './live-prompt.tsx';
import { partSpans } from './part-spans.ts';
import { isSaidAtTheEnd } from './said-at-the-end.ts';

export interface ShownText {
  text: string;
  segments: readonly Segment[];
  /** A copy may turn the fields round. */
  isInOrder: boolean;
}

interface CheckedLivePromptProps<Form extends BuilderForm>
  extends Omit<ComponentProps<typeof LivePrompt>, 'checked'> {
  form: Form;
  mode: Mode;
  models: readonly Model[];
  /** What is shown of a form. */
  textOf: (filled: Filled<Form>) => ShownText;
  fields: readonly FixField<Form>[];
  isBlank: boolean;
  /** Every step is filled in. */
  isFilledIn: boolean;
  settings: PromptSettings;
  onMend: (filled: Filled<Form>, title: string) => void;
}

/** The live prompt, looked over after every finished word. Mending it mends the form. */
export function CheckedLivePrompt<Form extends BuilderForm>({
  form,
  mode,
  models,
  textOf,
  fields,
  isBlank,
  isFilledIn,
  onMend,
  ...live
}: CheckedLivePromptProps<Form>) {
  const { settings, pins } = live;
  const locked = pins?.pinned;
  const finished = useFinished(form, isMidWordOf);
  const toCheckOf = useCallback(
    (filled: Filled<Form>): ToCheck => {
      const { text, segments } = textOf(filled);
      return {
        text,
        parts: partSpans(segments),
        mode,
        model: findModel(filled.form.selectedModel),
        duration: filled.settings.duration,
        skips: mandatedSpans(text),
        ...(locked && { locked }),
      };
    },
    [textOf, mode, locked],
  );
  const state = useMemo(
    () => (isBlank ? undefined : { form: finished, settings }),
    [isBlank, finished, settings],
  );
  const { look, checker } = useLookOver(state, toCheckOf);

  const mend = useCallback(
    (filled: Filled<Form>, check: Check, { text, isInOrder } = textOf(filled)): Filled<Form> | undefined => {
      if (!checker) return undefined;
      const withModel = (before: Form, id: string) =>
        models.some((model) => model.id === id) ? { ...before, selectedModel: id } : undefined;
      const { cutOut } = checker;
      return mendForm({
        ...filled,
        check,
        shown: text,
        skips: mandatedSpans(text),
        fields,
        isInOrder,
        withModel,
        cutOut,
      });
    },
    [checker, textOf, models, fields],
  );
  // Only what can be mended is offered to be.
  const checks = useMemo(() => {
    if (!look) return undefined;
    const shown = textOf(look.state);
    return look.checks
      .filter(({ rule }) => isFilledIn || !isSaidAtTheEnd(rule))
      .slice(0, MOST)
      .map((check): Check => {
        const { fix, ...rest } = check;
        return fix && mend(look.state, check, shown) ? check : rest;
      });
  }, [look, isFilledIn, mend, textOf]);
  const lookAt = (filled: Filled<Form>) => {
    const given = toCheckOf(filled);
    return { text: given.text, checks: checker?.lookOver(given).checks ?? [] };
  };
  /** What is shown may be a word behind what is written. */
  const fix = useLatest((check: Check) => {
    const now = { form, settings };
    const again = look && findAgain(check, look.text, lookAt(now));
    const mended = again && mend(now, again);
    if (again?.fix && mended) onMend(mended, again.fix.label);
  });
  const fixAll = useLatest(() => {
    const { state, count } = mendAll({ state: { form, settings }, look: lookAt, mend });
    if (count > 0) onMend(state, count === 1 ? 'One thing mended' : `${count} things mended`);
  });
  const canFixAll = (checks?.filter((check) => check.fix).length ?? 0) > 1;
  const checked = useMemo(
    () =>
      look &&
      checks && {
        checks,
        lookedAt: look.text,
        specified: look.specified,
        onFix: fix,
        onFixAll: canFixAll ? fixAll : undefined,
      },
    [look, checks, fix, fixAll, canFixAll],
  );
  return <LivePrompt {...live} checked={checked} />;
}

/** Whoever has more to mend than this mends the gravest first. */
const MOST = 24;

function isMidWordOf<Form extends BuilderForm>(before: Form, after: Form): boolean {
  return (Object.keys(after) as (keyof Form)[]).some((key) => {
    const [was, is] = [before[key], after[key]];
    return typeof was === 'string' && typeof is === 'string' && isMidWord(was, is);
  });
}
