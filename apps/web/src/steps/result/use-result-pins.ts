import type { PromptData } from '@cuewright/engine/methods';
import { useDraft } from '../../lib/draft.ts';

interface Pins {
  /** Which result they belong to. */
  of: string;
  pinned: readonly string[];
}

const NONE: readonly string[] = [];
const isPins = (value: unknown): value is Pins | undefined =>
  typeof value === 'object' && value !== null && Array.isArray((value as Pins).pinned);

export interface ResultPins {
  pinned: readonly string[];
  /** Others than those that are saved. */
  isChanged: boolean;
  change: (pinned: readonly string[]) => void;
  discard: () => void;
  /** So many are saved. What was pinned since stays to be saved. */
  settle: (saved: readonly string[]) => void;
  /** They are of this result from now on: it has been given an id. */
  moveTo: (of: string) => void;
}

/** The words of a result that every rewrite leaves as they are. What is not saved of them outlives a reload. */
export function useResultPins(of: string, original: readonly string[] = NONE): ResultPins {
  const [draft, keep, discard] = useDraft<Pins | undefined>('result-pins', undefined, isPins);
  const pinned = draft?.of === of ? draft.pinned : original;
  return {
    pinned,
    isChanged: !isSame(pinned, original),
    change: (next) => (isSame(next, original) ? discard() : keep(() => ({ of, pinned: next }))),
    discard,
    settle: (saved) => keep((now) => (now && isSame(now.pinned, saved) ? undefined : now)),
    moveTo: (to) => keep((now) => (now?.of === of ? { ...now, of: to } : now)),
  };
}

/** A prompt with these words pinned, and no others. */
export function withPins<Data extends Pick<PromptData, 'locked'>>(
  { locked: _, ...data }: Data,
  pinned: readonly string[],
): Omit<Data, 'locked'> & Pick<PromptData, 'locked'> {
  return { ...data, ...(pinned.length > 0 && { locked: pinned }) };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((words) => other.includes(words));
}
