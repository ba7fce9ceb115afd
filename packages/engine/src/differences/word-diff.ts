/** A run of words that both texts have, that is gone, or that is new. */
export interface Change {
  kind: 'same' | 'gone' | 'new';
  words: readonly string[];
}

/** Words, white space and single marks; together they are the text. */
export function splitWords(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}'’]+|[^\s\p{L}\p{N}'’]/gu) ?? [];
}

/** Beyond this it would be felt: then everything between the ends is taken for replaced. */
const MOST_COMPARISONS = 4_000_000;

/** What became of a text, as a person would mark it: the weightiest run of words that stayed, and the rest. */
export function diffWords(
  before: readonly string[],
  after: readonly string[],
  weightOf: (word: string) => number = () => 1,
): Change[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;

  const changes: Change[] = [];
  add(changes, 'same', before.slice(0, head));
  for (const change of diffMiddle(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
    weightOf,
  ))
    add(changes, change.kind, change.words);
  add(changes, 'same', before.slice(before.length - tail));
  return changes;
}

function diffMiddle(
  before: readonly string[],
  after: readonly string[],
  weightOf: (word: string) => number,
): Change[] {
  if (before.length * after.length > MOST_COMPARISONS || !before.length || !after.length) {
    return [
      { kind: 'gone', words: before },
      { kind: 'new', words: after },
    ];
  }
  const width = after.length + 1;
  const longest = new Float32Array((before.length + 1) * width);
  for (let b = before.length - 1; b >= 0; b--) {
    const weight = weightOf(before[b] ?? '');
    for (let a = after.length - 1; a >= 0; a--) {
      const at = b * width + a;
      longest[at] =
        before[b] === after[a]
          ? (longest[at + width + 1] ?? 0) + weight
          : Math.max(longest[at + width] ?? 0, longest[at + 1] ?? 0);
    }
  }
  const changes: Change[] = [];
  let b = 0;
  let a = 0;
  while (b < before.length || a < after.length) {
    const [gone = '', fresh = ''] = [before[b], after[a]];
    const at = b * width + a;
    if (b < before.length && a < after.length && gone === fresh) {
      add(changes, 'same', [gone]);
      b += 1;
      a += 1;
    } else if (
      a === after.length ||
      (b < before.length && (longest[at + width] ?? 0) >= (longest[at + 1] ?? 0))
    ) {
      add(changes, 'gone', [gone]);
      b += 1;
    } else {
      add(changes, 'new', [fresh]);
      a += 1;
    }
  }
  return changes;
}

function add(changes: Change[], kind: Change['kind'], words: readonly string[]): void {
  if (words.length === 0) return;
  const last = changes.at(-1);
  if (last?.kind === kind) changes[changes.length - 1] = { kind, words: [...last.words, ...words] };
  else changes.push({ kind, words });
}
