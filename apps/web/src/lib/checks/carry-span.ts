interface Span {
  start: number;
  end: number;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a stretch stands after the text was written on; nothing where it was written in itself. */
export function carrySpan({ start, end }: Span, before: string, after: string): Span | undefined {
  if (before === after) return { start, end };
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  if (end < same || (end === same && !LETTER.test(after.charAt(same)))) return { start, end };
  let kept = 0;
  while (kept < most - same && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  if (start < before.length - kept) return undefined;
  const moved = after.length - before.length;
  return { start: start + moved, end: end + moved };
}
