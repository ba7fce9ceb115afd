import { keep, recall } from '../lib/memory.ts';

const MARK = 'followed-account';

/** For the page as it begins anew: it was opened for somebody else. */
export function markFollowed(): void {
  keep('tab', MARK, '1');
}

/** Says it once. */
export function takeFollowed(): boolean {
  const hasFollowed = recall('tab', MARK) === '1';
  keep('tab', MARK, undefined);
  return hasFollowed;
}
