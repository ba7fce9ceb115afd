import { findModel } from '@cuewright/engine/catalogue';
import { mandatedSpans, type PromptData } from '@cuewright/engine/methods';
import { useCallback, useMemo } from 'react';
import type { FixField } from '../../lib/checks/fix-field.ts';
import type { Check, ToCheck } from '../../lib/checks/load-checks.ts';
import { findAgain, mendAll } from '../../lib/checks/mend-all.ts';
import { mendForm } from '../../lib/checks/mend-form.ts';
import { moveToSettings } from '../../lib/checks/move-to-settings.ts';
import { type Look, useLookOver } from '../../lib/checks/use-look-over.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useDesk } from './tune/tuned.ts';
import type { ModelCopy } from './use-model-copy.ts';
import type { ResultText, SheetText } from './use-result-text.ts';

interface CheckedSheet {
  data: Pick<PromptData, 'mode' | 'selectedModel' | 'locked'>;
  text: ResultText;
  copyOf: ModelCopy['copyOf'];
}

export interface SheetChecks {
  look: Look<SheetText>;
  fix: (check: Check) => void;
  /** Nothing where one tap at the single one does as well. */
  fixAll: (() => void) | undefined;
}

/** The words of a copy are mended in the prompt it is written from. */
const fields: readonly FixField<string>[] = [{ read: (prompt) => prompt, write: (_, text) => text }];

/** What is the matter with the text on the sheet, and the way to mend it and back. */
export function useSheetChecks({ data, text, copyOf }: CheckedSheet): SheetChecks | undefined {
  const { mode, selectedModel, locked } = data;
  const { shown: prompt, settings } = text;
  const model = selectedModel === undefined ? undefined : findModel(selectedModel);
  const desk = useDesk(mode, selectedModel);
  const sheet = useMemo(() => ({ text: prompt, settings }), [prompt, settings]);
  const toCheckOf = useCallback(
    (one: SheetText): ToCheck => {
      const shown = copyOf(one)?.text ?? one.text;
      return {
        text: shown,
        mode,
        model,
        duration: one.settings.duration,
        skips: mandatedSpans(shown),
        ...(locked && { locked }),
      };
    },
    [copyOf, mode, model, locked],
  );
  const { look, checker } = useLookOver(sheet, toCheckOf);

  const mend = useCallback(
    (one: SheetText, check: Check, copy = copyOf(one)): SheetText | undefined => {
      const { fix } = check;
      // Who reads it is another matter than what it says.
      if (!fix || !checker || fix.model !== undefined) return undefined;
      if (!copy) {
        return {
          text: checker.applyEdits(one.text, fix.edits),
          settings: moveToSettings(one.settings, fix),
        };
      }
      const mended = mendForm({
        form: one.text,
        settings: one.settings,
        check,
        shown: copy.text,
        skips: [],
        fields,
        isInOrder: false,
        withModel: () => undefined,
        cutOut: checker.cutOut,
      });
      return mended && { text: mended.form, settings: mended.settings };
    },
    [checker, copyOf],
  );
  const isHeirShown = useCallback((id: string) => desk.shown.includes(id), [desk.shown]);
  const offered = useMemo(() => {
    if (!look) return undefined;
    const copy = copyOf(look.state);
    const checks = look.checks.map((check): Check => {
      const { fix, ...rest } = check;
      const canFix = fix?.model === undefined ? mend(look.state, check, copy) : !isHeirShown(fix.model);
      return canFix ? check : rest;
    });
    return { ...look, checks };
  }, [look, mend, copyOf, isHeirShown]);
  if (!look || !offered || !checker) return undefined;

  const lookAt = (one: SheetText) => {
    const given = toCheckOf(one);
    return { text: given.text, checks: checker.lookOver(given).checks };
  };
  const put = (next: SheetText, title: string) => {
    text.put(next);
    showToast({ title, tone: 'go', action: { label: 'Undo', onAct: () => text.put(sheet) } });
  };
  const writeFor = (id: string) => {
    desk.add(id);
    showToast({
      title: `Written for ${findModel(id)?.name}`,
      text: 'Its copy stands under “Tune for another generator”.',
      tone: 'go',
      action: { label: 'Undo', onAct: () => desk.remove(id) },
    });
  };
  const mendable = offered.checks.filter(({ fix }) => fix && fix.model === undefined);
  return {
    look: offered,
    fix: (check) => {
      if (check.fix?.model !== undefined) {
        writeFor(check.fix.model);
        return;
      }
      const again = findAgain(check, look.text, lookAt(sheet));
      const mended = again && mend(sheet, again);
      if (again?.fix && mended) put(mended, again.fix.label);
    },
    fixAll:
      mendable.length > 1
        ? () => {
            const { state, count } = mendAll({ state: sheet, look: lookAt, mend });
            if (count > 0) put(state, count === 1 ? 'One thing mended' : `${count} things mended`);
          }
        : undefined,
  };
}
