/** What became of locked words: those that a rewrite had changed and stand again as they were, and those that are gone. */
export interface LockedOutcome {
  restored: string[];
  missing: string[];
}

export function lockedOutcome(
  text: string,
  locked: readonly string[],
  /** What the rewrite made of the words, before anything was put back. */
  rewritten = text,
): LockedOutcome {
  return {
    restored: locked.filter((words) => text.includes(words) && !rewritten.includes(words)),
    missing: locked.filter((words) => !text.includes(words)),
  };
}
