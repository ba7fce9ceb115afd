import { findModel, type Model } from '@cuewright/engine/catalogue';
import type { Check, ToCheck } from '@cuewright/engine/checks';
import { mandatedSpans, type PromptSettings } from '@cuewright/engine/methods';
import type { Segment } from '@cuewright/engine/writing';
import { type ComponentProps, useCallback, useMemo } from 'react';
import type { Mode } from '../../../lib/address.ts';
import type { Filled, FixField } from '../../../lib/checks/fix-field.ts';
import { isMidWord } from '../../../lib/checks/is-mid-word.ts';
import { findAgain, mendAll } from '../../../lib/checks/mend-all.ts';
import { mendForm } from '../../../lib/checks/mend-form.ts';
import { tellNotRead } from '../../../lib/checks/tell-not-read.ts';
import { useFinished } from '../../../lib/checks/use-finished.ts';
import { useLookOver } from '../../../lib/checks/use-look-over.ts';
import { useNewest } from '../../../lib/checks/use-newest.ts';
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
  shownOf: (filled: Filled<Form>, signal?: AbortSignal) => Promise<ShownText>;
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
  shownOf,
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
    ({ form, settings }: Filled<Form>, { text, segments }: ShownText): ToCheck => ({
      text,
      parts: partSpans(segments),
      mode,
      model: findModel(form.selectedModel),
      duration: settings.duration,
      skips: mandatedSpans(text),
      ...(locked && { locked }),
    }),
    [mode, locked],
  );
  const state = useMemo(
    () => (isBlank ? undefined : { form: finished, settings }),
    [isBlank, finished, settings],
  );
  const { look, lookAt } = useLookOver({ state, shownOf, toCheckOf });

  const mend = useCallback(
    (filled: Filled<Form>, check: Check, { text, isInOrder }: ShownText): Filled<Form> | undefined => {
      const withModel = (before: Form, id: string) =>
        models.some((model) => model.id === id) ? { ...before, selectedModel: id } : undefined;
      return mendForm({
        ...filled,
        check,
        shown: text,
        skips: mandatedSpans(text),
        fields,
        isInOrder,
        withModel,
      });
    },
    [models, fields],
  );
  // Only what can be mended is offered to be.
  const checks = useMemo(() => {
    if (!look) return undefined;
    return look.checks
      .filter(({ rule }) => isFilledIn || !isSaidAtTheEnd(rule))
      .slice(0, MOST)
      .map((check): Check => {
        const { fix, ...rest } = check;
        return fix && mend(look.state, check, look.shown) ? check : rest;
      });
  }, [look, isFilledIn, mend]);
  const now = useMemo(() => ({ form, settings }), [form, settings]);
  const ofNewest = useNewest(now);
  /** What is shown may be a word behind what is written. */
  const fix = useLatest((check: Check) => {
    if (!look) return;
    void ofNewest(async (filled) => {
      const seen = await lookAt(filled);
      const again = findAgain(check, look.text, seen);
      const mended = again && mend(filled, again, seen.shown);
      return mended && { mended, title: again.fix?.label ?? '' };
    }).then((done) => done && onMend(done.mended, done.title), tellNotRead);
  });
  const fixAll = useLatest(() => {
    void ofNewest((filled) =>
      mendAll({
        state: filled,
        look: lookAt,
        mend: (one, check, { shown }) => mend(one, check, shown),
      }),
    ).then(({ state, count }) => {
      if (count > 0) onMend(state, count === 1 ? 'One thing mended' : `${count} things mended`);
    }, tellNotRead);
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
