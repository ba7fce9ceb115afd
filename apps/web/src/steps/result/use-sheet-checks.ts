import type { Model } from '@cuewright/engine/catalogue';
import { mandatedSpans } from '@cuewright/engine/methods';
import { useMemo } from 'react';
import type { Check } from '../../features/checks/load-checks.ts';
import { mendable, mendableIn } from '../../features/checks/mendable.ts';
import { useChecks } from '../../features/checks/use-checks.ts';
import type { Mode } from '../../lib/address.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

interface CheckedSheet {
  /** What is shown: the prompt, or what its generator reads best. */
  shown: string;
  /** What an edit changes. */
  prompt: string;
  mode: Mode;
  model: Model | undefined;
  /** Words that no fix may take away. */
  locked: readonly string[];
  onEdited: (text: string) => void;
}

export interface SheetChecks {
  checks: readonly Check[] | undefined;
  fix: (check: Check) => void;
  /** Nothing where one tap at the single one does as well. */
  fixAll: (() => void) | undefined;
}

/** What is the matter with the text on the sheet, and the way to mend it and back. */
export function useSheetChecks({ shown, prompt, mode, model, locked, onEdited }: CheckedSheet): SheetChecks {
  const skips = useMemo(() => mandatedSpans(shown), [shown]);
  const { found, checker } = useChecks({ text: shown, mode, model, skips, locked });
  const checks = useMemo(() => found?.map(mendableIn(prompt, shown)), [found, prompt, shown]);

  function change(text: string, title: string) {
    if (text === prompt) return;
    onEdited(text);
    showToast({ title, tone: 'go', action: { label: 'Undo', onAct: () => onEdited(prompt) } });
  }

  const fixable = checks?.filter(({ fix }) => fix) ?? [];
  return {
    checks,
    fix: ({ fix }) => {
      if (fix && checker) change(checker.applyEdits(prompt, fix.edits), fix.label);
    },
    fixAll:
      fixable.length > 1 && checker
        ? () => {
            const own = { text: prompt, mode, locked, ...(model && { model }), skips: mandatedSpans(prompt) };
            const { text, fixes } = checker.fixAll(own, (check) => mendable(check).fix !== undefined);
            change(text, fixes.length === 1 ? 'One thing mended' : `${fixes.length} things mended`);
          }
        : undefined,
  };
}
