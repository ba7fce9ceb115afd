export const usageLimits = {
  /** Decisions, Two things: prompts a day for who is signed in. */
  daily: 5,
  /** Decisions, Two things: what signing in adds to them. */
  signInBonus: 1,
  /** Decisions, Two things; document 2 §9: the two together, as the meter counts. */
  allowance: 6,
  /** Document 1 §9, document 2 §9: prompts a day for guests; decisions: of the hero’s preview. */
  guest: 3,
  /** Document 2 §9: the limit of those who have none. */
  unlimited: 999_999,
  /** Document 2 §9: so few left are running low. */
  runningLow: 2,
  /** Document 2 §9; decisions, Generations: so many used open the share dialog. */
  shareDialogAt: 6,
  /** Document 2 §9: from the share dialog’s success to fresh figures. */
  refreshAfterShareMs: 1_000,
} as const;
