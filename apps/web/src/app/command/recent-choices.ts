import { keepValue, recallValue } from '../../lib/memory.ts';

const KEPT = 'command-recents';
const MOST = 5;

/** What was last gone to by the command field, the newest first, by the ids of its entries. */
export function recentChoices(): readonly string[] {
  const kept = recallValue('browser', KEPT);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
}

/** Without a memory there are none, and everything else goes on. */
export function rememberChoice(id: string): void {
  keepValue('browser', KEPT, [id, ...recentChoices().filter((one) => one !== id)].slice(0, MOST));
}
