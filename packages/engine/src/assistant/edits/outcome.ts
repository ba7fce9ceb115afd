/** A stretch of a text, and what stands there instead. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

/** What a wish comes to: the stretches it touches and what that is called, or a question with two ways on. */
export type Outcome =
  | { readonly changes: readonly Change[]; readonly did: string }
  | { readonly asks: string; readonly choices: readonly string[] };

export function quoted(words: string): string {
  return `“${words.trim()}”`;
}

/** Changes from left to right; one that lies in another goes with it. */
export function settled(changes: readonly Change[]): Change[] {
  const kept: Change[] = [];
  for (const change of changes.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const last = kept.at(-1);
    if (last && change.from < last.to) continue;
    kept.push(change);
  }
  return kept;
}

export function applied(text: string, changes: readonly Change[]): string {
  let at = 0;
  let made = '';
  for (const { from, to, put } of settled(changes)) {
    made += text.slice(at, from) + put;
    at = to;
  }
  return made + text.slice(at);
}
