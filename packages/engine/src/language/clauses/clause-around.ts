/** A stretch of a text. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A clause that goes further back than this is not small. */
const NEAR = 240;

/** The clause a stretch stands in, between two marks or joining words. */
export function clauseAround(text: string, { start, end }: Stretch): Stretch {
  const far = Math.max(0, start - NEAR);
  const before = text.slice(far, start);
  const open = Math.max(
    ...[
      /[.!?;,:]\s+(?=[^.!?;,:]*$)/,
      /\s(?:and|then|while)\s+(?=(?:(?!\s(?:and|then|while)\s)[^.!?;,:])*$)/,
    ].map((mark) => {
      const found = mark.exec(before);
      return found ? far + found.index + (/^\s/.test(found[0]) ? 0 : 1) : far;
    }),
  );
  const close = /[.!?;,:]|\s(?:and|then|while)\s/.exec(text.slice(end));
  const from = open + (/^\s*/.exec(text.slice(open))?.[0].length ?? 0);
  return { start: Math.min(from, start), end: close ? end + close.index : text.length };
}
