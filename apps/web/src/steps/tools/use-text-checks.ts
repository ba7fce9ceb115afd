import { useCallback, useMemo } from 'react';
import type { Mode } from '../../lib/address.ts';
import { carryInks } from '../../lib/carry-inks.ts';
import type { Check } from '../../lib/checks/load-checks.ts';
import { mendAll } from '../../lib/checks/mend-all.ts';
import { type Look, useLookOver } from '../../lib/checks/use-look-over.ts';
import { inked } from '../../lib/inked.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { EnhancedPrompt } from './enhanced-prompt.ts';

interface TextChecks {
  look: Look<string>;
  fix: (check: Check) => void;
  fixAll: (() => void) | undefined;
}

/** What is the matter with the prompt that was made of a text; it is mended where it stands. */
export function useTextChecks(
  enhanced: EnhancedPrompt | undefined,
  mode: Mode,
  onMended: (enhanced: EnhancedPrompt) => void,
): TextChecks | undefined {
  const text = enhanced?.data.prompt ?? '';
  const locked = enhanced?.data.locked;
  const toCheckOf = useCallback(
    (prompt: string) => ({ text: prompt, mode, ...(locked && { locked }) }),
    [mode, locked],
  );
  const { look: found, checker } = useLookOver(enhanced && text, toCheckOf);
  const look = useMemo(
    () =>
      found && {
        ...found,
        checks: found.checks.map((check) => (isOfText(check) ? check : withoutFix(check))),
      },
    [found],
  );
  if (!enhanced || !look || !checker || look.text !== text) return undefined;

  const put = (next: string, title: string) => {
    onMended(withPrompt(enhanced, next));
    showToast({ title, tone: 'go', action: { label: 'Undo', onAct: () => onMended(enhanced) } });
  };
  const mend = (now: string, { fix }: Check) => (fix ? checker.applyEdits(now, fix.edits) : undefined);
  const count = look.checks.filter(({ fix }) => fix).length;
  return {
    look,
    fix: (check) => {
      const next = mend(text, check);
      if (check.fix && next !== undefined) put(next, check.fix.label);
    },
    fixAll:
      count > 1
        ? () => {
            const all = mendAll({
              state: text,
              look: (now) => ({ text: now, checks: checker.lookOver(toCheckOf(now)).checks }),
              mend: (now, check) => (isOfText(check) ? mend(now, check) : undefined),
            });
            put(all.state, all.count === 1 ? 'One thing mended' : `${all.count} things mended`);
          }
        : undefined,
  };
}

/** No generator is chosen, so there is no setting to move anything to. */
function isOfText({ fix }: Check): boolean {
  return (
    fix !== undefined && fix.edits.length > 0 && !fix.negative && fix.duration === undefined && !fix.ratio
  );
}

function withoutFix({ fix: _, ...check }: Check): Check {
  return check;
}

function withPrompt(enhanced: EnhancedPrompt, prompt: string): EnhancedPrompt {
  const segments = carryInks(inked(enhanced.segments), prompt);
  return {
    ...enhanced,
    data: { ...enhanced.data, prompt },
    segments: segments.map(({ text, part = 'technical' }) => ({ text, part })),
  };
}
