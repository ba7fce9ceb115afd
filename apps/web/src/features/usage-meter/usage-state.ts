import { type Usage, usageLimits } from '@cuewright/contract';

/** What there is to show of somebody's generations today. */
export interface UsageState {
  used: number;
  /** Nothing where there is no end. */
  limit: number | undefined;
  left: number;
  panel: 'running-low' | 'share' | undefined;
  credits: number;
  /** Nothing where nobody but this browser counts. */
  resetsAt: Date | undefined;
}

/** Of who is signed in. The limit is the allowance with the credits spent today and those that are left. */
export function usageState(usage: Usage): UsageState {
  const { prompts_used: used, remaining, credits, is_premium, resets_at } = usage;
  const resetsAt = new Date(resets_at);
  if (is_premium) {
    return { used, limit: undefined, left: remaining, panel: undefined, credits, resetsAt };
  }
  return { ...counted(used, used + remaining), panel: panelFor(remaining), credits, resetsAt };
}

/** When the call has failed. */
export const unknownUsage: UsageState = {
  ...counted(0, usageLimits.allowance),
  panel: undefined,
  credits: 0,
  resetsAt: undefined,
};

/** Of a guest, by what their browser has counted. */
export function guestUsageState(used: number): UsageState {
  return { ...counted(used, usageLimits.guest), panel: undefined, credits: 0, resetsAt: undefined };
}

function counted(used: number, limit: number) {
  return { used, limit, left: Math.max(0, limit - used) };
}

function panelFor(left: number): UsageState['panel'] {
  if (left === 0) return 'share';
  return left <= usageLimits.runningLow ? 'running-low' : undefined;
}
