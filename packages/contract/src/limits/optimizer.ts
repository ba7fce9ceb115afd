export const optimizerLimits = {
  /** Ours: characters of an idea. */
  idea: 20_000,
  /** Ours: so long a generation is held while its idea is worked on. */
  seconds: 60,
} as const;
