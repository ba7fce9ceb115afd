import { type Change, diffWords, splitWords } from './word-diff.ts';

/** A stretch that both texts have, or one place where they differ. */
export type Stretch = { same: string } | Difference;

/** What the first text has in a place, and what the second has there. */
export interface Difference {
  gone: string;
  added: string;
}

/** Two texts side by side: words gone and words new between the same two that stayed are one difference. */
export function differencesBetween(before: string, after: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { kind, words } of closed(diffWords(splitWords(before), splitWords(after)))) {
    const text = words.join('');
    const last = stretches.at(-1);
    if (kind === 'same') stretches.push({ same: text });
    else if (last && 'gone' in last) {
      if (kind === 'gone') last.gone += text;
      else last.added += text;
    } else stretches.push(kind === 'gone' ? { gone: text, added: '' } : { gone: '', added: text });
  }
  return stretches;
}

export function isDifference(stretch: Stretch): stretch is Difference {
  return 'gone' in stretch;
}

/** The second text without what was refused, by the number of each difference in its order. */
export function withoutRefused(stretches: readonly Stretch[], refused: ReadonlySet<number>): string {
  let number = -1;
  return stretches
    .map((stretch) => {
      if (!isDifference(stretch)) return stretch.same;
      number += 1;
      return refused.has(number) ? stretch.gone : stretch.added;
    })
    .join('');
}

/** A lone space between two changes parts nothing: it goes with both. */
function closed(changes: readonly Change[]): Change[] {
  return changes.flatMap((change, at) => {
    const isInside = at > 0 && at < changes.length - 1;
    if (change.kind !== 'same' || !isInside || change.words.join('').trim() !== '') return [change];
    return [
      { kind: 'gone', words: change.words },
      { kind: 'new', words: change.words },
    ];
  });
}
