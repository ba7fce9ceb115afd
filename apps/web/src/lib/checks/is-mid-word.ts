const LETTER = /[\p{L}\p{N}\p{M}]$/u;

/** Whether somebody is in the middle of a word: one letter came, or went, behind another. */
export function isMidWord(before: string, after: string): boolean {
  if (before === after || after === '') return false;
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  let kept = 0;
  while (kept < most - same && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  const came = after.slice(same, after.length - kept);
  const gone = before.length - kept - same;
  // What comes in one piece is pasted, dictated or chosen: whole words.
  if (came.length > 2 || gone > 2) return false;
  return LETTER.test(came === '' ? after.slice(0, same) : came);
}
