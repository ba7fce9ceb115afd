import { usageLimits } from '@cuewright/contract';
import { useEffect } from 'react';
import { keep, recall } from '../../lib/memory.ts';
import type { UsageState } from './usage-state.ts';

const KEY = 'spentTold';

/** Tells once a day of UTC, in this browser, that the day's prompts are used up. */
export function useSpentToday(state: UsageState | undefined, onSpent: (() => void) | undefined): void {
  const isSpent = state !== undefined && isSpentUp(state);
  useEffect(() => {
    if (!isSpent || !onSpent) return;
    const today = new Date().toISOString().slice(0, 10);
    if (recall('browser', KEY) === today) return;
    // Without a memory it would be told again and again.
    if (keep('browser', KEY, today)) onSpent();
  }, [isSpent, onSpent]);
}

/** The whole allowance is used, and no credit is left. */
export function isSpentUp({ used, left, limit }: UsageState): boolean {
  return limit !== undefined && used >= usageLimits.shareDialogAt && left === 0;
}
