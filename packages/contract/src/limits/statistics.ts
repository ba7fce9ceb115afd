export const statisticsLimits = {
  /** Document 1 §3; decisions, Answers: visitors before any are counted. */
  visitors: 27,
  /** Document 1 §3; decisions, Answers: prompts before any are counted. */
  prompts: 12_345,
  /** Document 1 §9: between two looks at the figures. */
  refreshMs: 120_000,
  /** Decisions, Answers: who was seen this recently is online. */
  onlineMinutes: 5,
} as const;

/** The decorative counters of the hero. */
export const heroCounterLimits = {
  /** Document 1 §9: where Online starts. */
  online: 6,
  /** Document 1 §9: between two changes of Online. */
  onlineMs: 45_000,
  /** Document 1 §9: the first changes. */
  firstOnline: [9, 7, { least: 30, most: 39 }],
  /** Document 1 §9: below ten, Online becomes this. */
  few: { below: 10, next: { least: 12, most: 19 } },
  /** Document 1 §9: from ten to twenty, Online varies by this, and comes back from both ends. */
  some: {
    upTo: 20,
    change: { least: -8, most: 11 },
    under: { limit: 3, next: { least: 6, most: 12 } },
    over: { limit: 35, next: { least: 20, most: 34 } },
  },
  /** Document 1 §9: above twenty, Online varies by this, and comes back from both ends. */
  many: {
    change: { least: -10, most: 5 },
    under: { limit: 5, next: { least: 6, most: 10 } },
    over: { limit: 50, next: { least: 25, most: 39 } },
  },
  /** Document 1 §9: below this Online is red, above the next it is blue, between them green. */
  colours: { redBelow: 10, blueAbove: 20 },
  /** Document 1 §9: between two changes of Prompts Generated. */
  promptsMs: 20_000,
  /** Document 1 §9: what each of them adds. */
  promptsGrow: { least: 1, most: 3 },
} as const;
