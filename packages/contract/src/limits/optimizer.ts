export const optimizerLimits = {
  /** Ours: characters of an idea. */
  idea: 20_000,
  /** Ours: characters that the page takes, so that idea and prompt fit into `json_config` in any script. */
  typed: 8_000,
  /** Ours: so long a generation is held while its idea is worked on. */
  seconds: 60,
} as const;
