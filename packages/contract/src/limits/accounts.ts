export const signInLimits = {
  /** Document 1 §9: from the end of a sign-in to the page. */
  successMs: 800,
  /** Document 1 §9: from a failed sign-in back to the page. */
  failureMs: 3_000,
} as const;

export const signInMessages = {
  /** Document 1 §5: the provider sent an error back. */
  cancelled: 'Authentication was cancelled or failed.',
  /** Document 1 §5: the provider sent no code back. */
  noCode: 'No authorization code received.',
  /** Document 1 §5: a session is asked for without a code. */
  noCodeToExchange: 'Cannot exchange code for session token: no code provided in the URL search params.',
} as const;

export const accountLimits = {
  /** Decisions, Generations: how long the trace of a deleted account is kept. */
  deletedTraceDays: 30,
  /** Decisions, Accounts: bytes of the picture a provider gives. */
  pictureBytes: 1_048_576,
  /** Decisions, Accounts: how long the provider’s picture is waited for. */
  pictureMs: 3_000,
} as const;

export const displayLimits = {
  /** Document 1 §9, document 2 §9: pixels of the text. */
  fontSizePx: { least: 12, most: 20, step: 2, default: 14 },
  /** Document 1 §9: how large pictures are shown. */
  imageScalePercent: { least: 50, most: 200, step: 25, default: 100 },
  /** Document 1 §9: before the promo popup shows. */
  promoMs: 3_000,
} as const;
