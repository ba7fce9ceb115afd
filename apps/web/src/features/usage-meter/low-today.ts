import { referralLimits } from '@cuewright/contract';
import { useEffect } from 'react';
import { keep, recall } from '../../lib/memory.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { UsageState } from './usage-state.ts';

const KEY = 'lowTold';

/** Says once a day of UTC, in this browser, that few prompts are left; the meter's own line goes on saying it. */
export function useLowToday(state: UsageState | undefined, onShare: (() => void) | undefined): void {
  const left = state?.panel === 'running-low' ? state.left : undefined;
  useEffect(() => {
    if (left === undefined) return;
    const today = new Date().toISOString().slice(0, 10);
    if (recall('browser', KEY) === today) return;
    // Without a memory it would be told again and again.
    if (!keep('browser', KEY, today)) return;
    showToast({
      title: 'Running low',
      text: left === 1 ? '1 prompt is left today.' : `${left} prompts are left today.`,
      tone: 'warn',
      ...(onShare && { action: { label: `Share for +${referralLimits.sharing}`, onAct: onShare } }),
    });
  }, [left, onShare]);
}
