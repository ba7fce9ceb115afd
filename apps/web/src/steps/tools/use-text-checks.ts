import { applyEdits, type Check } from '@cuewright/engine/checks';
import { useCallback, useMemo } from 'react';
import type { Mode } from '../../lib/address.ts';
import { carryInks } from '../../lib/carry-inks.ts';
import { mendAll } from '../../lib/checks/mend-all.ts';
import { tellNotRead } from '../../lib/checks/tell-not-read.ts';
import { type Look, useLookOver } from '../../lib/checks/use-look-over.ts';
import { useNewest } from '../../lib/checks/use-newest.ts';
import { inked } from '../../lib/inked.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { EnhancedPrompt } from './enhanced-prompt.ts';

interface TextChecks {
  look: Look<string, string>;
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
  const { look: found, lookAt } = useLookOver({ state: enhanced && text, shownOf: itself, toCheckOf });
  const ofNewest = useNewest(enhanced);
  const look = useMemo(
    () =>
      found && {
        ...found,
        checks: found.checks.map((check) => (isOfText(check) ? check : withoutFix(check))),
      },
    [found],
  );
  if (!enhanced || !look || look.text !== text) return undefined;

  const put = (before: EnhancedPrompt, next: string, title: string) => {
    onMended(withPrompt(before, next));
    showToast({ title, tone: 'go', action: { label: 'Undo', onAct: () => onMended(before) } });
  };
  const count = look.checks.filter(({ fix }) => fix).length;
  return {
    look,
    fix: (check) => {
      const next = mend(text, check);
      if (check.fix && next !== undefined) put(enhanced, next, check.fix.label);
    },
    fixAll:
      count > 1
        ? () => {
            void ofNewest(async (before) => {
              const state = before?.data.prompt ?? '';
              return {
                before,
                ...(await mendAll({
                  state,
                  look: lookAt,
                  mend: (now, check) => (isOfText(check) ? mend(now, check) : undefined),
                })),
              };
            }).then(({ before, state, count }) => {
              if (before && count > 0)
                put(before, state, count === 1 ? 'One thing mended' : `${count} things mended`);
            }, tellNotRead);
          }
        : undefined,
  };
}

const itself = (prompt: string) => prompt;

function mend(now: string, { fix }: Check): string | undefined {
  return fix && applyEdits(now, fix.edits);
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

/** With another text, in the inks it had. */
export function withPrompt(enhanced: EnhancedPrompt, prompt: string): EnhancedPrompt {
  const segments = carryInks(inked(enhanced.segments), prompt);
  return {
    ...enhanced,
    data: { ...enhanced.data, prompt },
    segments: segments.map(({ text, part = 'technical' }) => ({ text, part })),
  };
}
