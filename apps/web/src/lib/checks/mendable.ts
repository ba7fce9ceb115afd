import type { Check } from './load-checks.ts';

/**
 * What one tap can mend where there is nothing but text: a fix that would put something into a setting is for whoever
 * has one.
 */
export function mendable(check: Check): Check {
  const { fix, ...rest } = check;
  const isText = fix && fix.edits.length > 0 && !fix.negative && fix.duration === undefined && !fix.ratio;
  return isText ? check : rest;
}

/** The same fix in the text that another was made from: each stretch it changes has to stand there, once. */
export function mendableIn(source: string, shown: string): (check: Check) => Check {
  return (check) => {
    const { fix, ...rest } = mendable(check);
    if (!fix || source === shown) return fix ? { ...rest, fix } : rest;
    const edits = fix.edits.map(({ start, end, text }) => {
      const stretch = shown.slice(start, end);
      const at = stretch.trim() === '' ? -1 : source.indexOf(stretch);
      const isOnce = at >= 0 && source.indexOf(stretch, at + 1) < 0;
      return isOnce ? { start: at, end: at + stretch.length, text } : undefined;
    });
    return edits.every((edit) => edit !== undefined) ? { ...rest, fix: { ...fix, edits } } : rest;
  };
}
