export const listLimits = {
  /** Decisions, Answers: rows of a list unless asked. */
  rows: 20,
  /** Decisions, Answers: rows of a list at most. */
  maxRows: 100,
  /** Document 1 §9: rows of the prompt history. */
  historyRows: 100,
  /** Document 1 §9: rows of an admin list. */
  adminRows: 50,
} as const;
