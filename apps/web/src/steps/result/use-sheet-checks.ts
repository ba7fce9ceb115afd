import { findModel } from '@cuewright/engine/catalogue';
import { applyEdits, type Check, type ToCheck } from '@cuewright/engine/checks';
import { mandatedSpans, type PromptData } from '@cuewright/engine/methods';
import { useCallback, useMemo } from 'react';
import type { FixField } from '../../lib/checks/fix-field.ts';
import { findAgain, mendAll } from '../../lib/checks/mend-all.ts';
import { mendForm } from '../../lib/checks/mend-form.ts';
import { moveToSettings } from '../../lib/checks/move-to-settings.ts';
import { tellNotRead } from '../../lib/checks/tell-not-read.ts';
import { type Look, useLookOver } from '../../lib/checks/use-look-over.ts';
import { useNewest } from '../../lib/checks/use-newest.ts';
import type { Command } from '../../lib/command-text.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useDesk } from './tune/tuned.ts';
import type { ModelCopy } from './use-model-copy.ts';
import type { ResultText, SheetText } from './use-result-text.ts';

interface CheckedSheet {
  data: Pick<PromptData, 'mode' | 'selectedModel' | 'locked'>;
  text: ResultText;
  copy: Pick<ModelCopy, 'model' | 'onSheet' | 'byModel' | 'copyOf'>;
}

export interface SheetChecks {
  look: Look<SheetText, Command | undefined>;
  fix: (check: Check) => void;
  /** Nothing where one tap at the single one does as well. */
  fixAll: (() => void) | undefined;
}

/** The words of a copy are mended in the prompt it is written from. */
const fields: readonly FixField<string>[] = [{ read: (prompt) => prompt, write: (_, text) => text }];

/** What is the matter with the text on the sheet, and the way to mend it and back. */
export function useSheetChecks({
  data,
  text,
  copy: { model: written, onSheet, byModel, copyOf },
}: CheckedSheet): SheetChecks | undefined {
  const { mode, selectedModel, locked } = data;
  const { shown: prompt, settings } = text;
  const named = selectedModel === undefined ? undefined : findModel(selectedModel);
  const model = onSheet ? written : named;
  const isByModel = onSheet !== undefined && onSheet === byModel;
  const desk = useDesk(mode, selectedModel);
  const sheet = useMemo(() => ({ text: prompt, settings }), [prompt, settings]);
  const toCheckOf = useCallback(
    (one: SheetText, copy: Command | undefined): ToCheck => {
      const shown = copy?.text ?? one.text;
      return {
        text: shown,
        mode,
        model,
        duration: one.settings.duration,
        skips: mandatedSpans(shown),
        ...(locked && { locked }),
      };
    },
    [mode, model, locked],
  );
  const { look, lookAt } = useLookOver({ state: sheet, shownOf: copyOf, toCheckOf });
  const ofNewest = useNewest(sheet);

  const isHeirShown = useCallback((id: string) => desk.shown.includes(id), [desk.shown]);
  const offered = useMemo(() => {
    if (!look) return undefined;
    const checks = look.checks.map((check): Check => {
      const { fix, ...rest } = check;
      const canFix = fix?.model === undefined ? mend(look.state, check, look.shown) : !isHeirShown(fix.model);
      return canFix ? check : rest;
    });
    return { ...look, checks };
  }, [look, isHeirShown]);
  if (!look || !offered) return undefined;

  const put = (before: SheetText, next: SheetText, title: string) => {
    text.put(next);
    showToast({ title, tone: 'go', action: { label: 'Undo', onAct: () => text.put(before) } });
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
      void ofNewest(async (before) => {
        const seen = await lookAt(before);
        const again = findAgain(check, look.text, seen);
        return { before, mended: again && mend(before, again, seen.shown), title: again?.fix?.label ?? '' };
      }).then(({ before, mended, title }) => mended && put(before, mended, title), tellNotRead);
    },
    fixAll:
      // Once one is mended, a model’s words are of another text.
      mendable.length > 1 && !isByModel
        ? () => {
            void ofNewest(async (before) => ({
              before,
              ...(await mendAll({
                state: before,
                look: lookAt,
                mend: (one, check, { shown }) => mend(one, check, shown),
              })),
            })).then(({ before, state, count }) => {
              if (count > 0) put(before, state, count === 1 ? 'One thing mended' : `${count} things mended`);
            }, tellNotRead);
          }
        : undefined,
  };
}

/** Who reads it is another matter than what it says. */
function mend(one: SheetText, check: Check, copy: Command | undefined): SheetText | undefined {
  const { fix } = check;
  if (!fix || fix.model !== undefined) return undefined;
  if (!copy) return { text: applyEdits(one.text, fix.edits), settings: moveToSettings(one.settings, fix) };
  const mended = mendForm({
    form: one.text,
    settings: one.settings,
    check,
    shown: copy.text,
    skips: [],
    fields,
    isInOrder: false,
    withModel: () => undefined,
  });
  return mended && { text: mended.form, settings: mended.settings };
}
