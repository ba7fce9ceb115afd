export interface Kept {
  text: string;
  /** Words that had been changed and stand as they were again. */
  restored: readonly string[];
  /** Words that are gone altogether: nobody can say where they belong. */
  missing: readonly string[];
}

/** Locked words in a text that somebody rewrote: put back letter for letter where they can be recognised, else told. */
export function keepLocked(text: string, locked: readonly string[]): Kept {
  const restored: string[] = [];
  const missing: string[] = [];
  const settled: string[] = [];
  let kept = text;
  for (const words of eachOnce(locked)) {
    const found = kept.includes(words) ? undefined : lookalike(kept, words);
    const next = found ? kept.slice(0, found.start) + words + kept.slice(found.end) : kept;
    // One may be the other in another case: what stands already is not given up for it.
    if (!next.includes(words) || settled.some((one) => !next.includes(one))) {
      missing.push(words);
      continue;
    }
    if (next !== kept) restored.push(words);
    settled.push(words);
    kept = next;
  }
  return { text: kept, restored, missing };
}

/** The longest first, so that "Ana" does not stand in for "Ana Torres". */
export function eachOnce(locked: readonly string[]): string[] {
  const words = locked.map((one) => one.trim()).filter((one) => one !== '');
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}

/** The same letters and figures, whatever case they are in and whatever stands between them. */
export function lookalike(text: string, words: string): { start: number; end: number } | undefined {
  const wanted = bare(words);
  if (wanted === '') return undefined;
  const letters = [...text.matchAll(/[\p{L}\p{N}]/gu)].map(({ index, 0: letter }) => ({
    index,
    end: index + letter.length,
    bare: bare(letter),
  }));
  const joined = letters.map((letter) => letter.bare).join('');
  const starts = prefixSums(letters.map((letter) => letter.bare.length));
  for (let at = joined.indexOf(wanted); at >= 0; at = joined.indexOf(wanted, at + 1)) {
    const first = letters[starts.indexOf(at)];
    const last = letters[starts.indexOf(at + wanted.length) - 1];
    if (first && last && standsAlone(text, first.index, last.end))
      return { start: first.index, end: last.end };
  }
  return undefined;
}

function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function prefixSums(lengths: readonly number[]): number[] {
  let sum = 0;
  return [0, ...lengths.map((length) => (sum += length))];
}

/** No letter before or behind: "OPEN" is not in "opening". */
function standsAlone(text: string, start: number, end: number): boolean {
  return !/[\p{L}\p{N}]$/u.test(text.slice(0, start)) && !/^[\p{L}\p{N}]/u.test(text.slice(end));
}
