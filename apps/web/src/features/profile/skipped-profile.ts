import { keep, recall } from '../../lib/memory.ts';

const KEY = 'profile-skipped';

/** Put off for as long as this browser tab is open. */
export function skipProfile(userId: string): void {
  keep('tab', KEY, userId);
}

export function hasSkippedProfile(userId: string): boolean {
  return recall('tab', KEY) === userId;
}
