export const copyLimits = {
  /** Ours: generators that one call writes for; all there are, and some to spare. */
  models: 60,
  /** Ours: stretches of a text that somebody says what they are of. */
  marks: 200,
  /** Ours: things that must not be seen, set beside the words. */
  absent: 100,
  /** Ours: seconds of a clip, set beside the words. */
  seconds: 3_600,
  /** Ours: characters of a box of a form. */
  box: 2_000,
  /** Ours: characters of a text that a model reads while somebody waits: it gives all of them back. */
  read: 4_000,
  /** Ours: generators whose copies are tried with what a model read. */
  tried: 4,
} as const;
