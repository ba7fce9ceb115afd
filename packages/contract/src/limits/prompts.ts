export const promptLimits = {
  /** Document 1 §7, document 2 §5: first characters of a prompt that describe it. */
  description: 100,
  /** Document 1 §9: characters of a prompt in the history. */
  historyPreview: 200,
  /** Document 1 §9: characters of a prompt in an admin list. */
  adminPreview: 300,
  /** Document 2 §5: characters of the edit box. */
  edit: 2_000,
  /** Ours: characters of a prompt's title. */
  title: 200,
  /** Ours: characters of a saved prompt. */
  text: 20_000,
  /** Decisions, Answers: bytes of `json_config`. */
  jsonConfigBytes: 65_536,
  /** Ours: how deep `json_config` may nest. */
  jsonConfigDepth: 32,
  /** Ours: characters of a search. */
  search: 200,
  /** Ours: so far `total` counts when only some are asked for. */
  countedMatches: 1_000,
} as const;

export const builderLimits = {
  /** Document 2 §9: steps of the simple builder. */
  simpleSteps: 5,
  /** Document 2 §9: steps of the advanced builder. */
  advancedSteps: 7,
  /** Document 2 §2: templates of a simple step. */
  simpleTemplates: 6,
  /** Document 2 §2: templates of an advanced step. */
  advancedTemplates: 8,
  /** Document 2 §5: characters of a simple template shown before it is chosen. */
  simplePreview: 60,
  /** Document 2 §5: characters of an advanced one. */
  advancedPreview: 80,
  /** Document 2 §9; decisions, Unseen: how long one-click rolls at most. */
  rollMs: 1_500,
} as const;

export const storyboardLimits = {
  /** Document 2 §9: frames of a new board. */
  frames: 4,
  /** Document 2 §9: between two frames of Generate All. */
  pauseMs: 1_000,
} as const;
