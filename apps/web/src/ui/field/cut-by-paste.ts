interface Pasting {
  value: string;
  /** What is selected, and so goes. */
  start: number;
  end: number;
  pasted: string;
  max: number;
  isOneLine: boolean;
}

export interface PasteCut {
  before: string;
  /** The field as the browser leaves it. */
  after: string;
  /** How many characters of it the field takes. */
  kept: number;
  /** What did not fit. */
  rest: string;
}

/** What a browser leaves out of a paste that a field has no room for. It says nothing of that by itself. */
export function cutByPaste({ value, start, end, pasted, max, isOneLine }: Pasting): PasteCut | undefined {
  const whole = pasted.replace(/\r\n?/g, '\n');
  const text = isOneLine ? whole.replace(/\n/g, ' ') : whole;
  const room = Math.max(0, max - (value.length - (end - start)));
  if (text.length <= room) return undefined;
  // No half characters.
  const kept = text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return {
    before: value,
    after: value.slice(0, start) + kept + value.slice(end),
    kept: kept.length,
    rest: whole.slice(kept.length),
  };
}
