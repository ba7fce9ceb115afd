export const referralLimits = {
  /** Decisions, Two things; document 2 §9: credits for sharing, once a day. */
  sharing: 3,
  /** Decisions, Two things; document 2 §9: credits for a friend who joins. */
  friend: 3,
  /** Decisions, Two things; document 2 §9: credits for bringing a friend, once the friend generates. */
  bringing: 5,
  /** Decisions, Accounts: a reward needs a share this recent. */
  sharedWithinMinutes: 10,
  /** Document 2 §7: from the award to the success message. */
  successMs: 1_500,
  /** Document 2 §3; decisions, Accounts: characters of a code. */
  codeLength: 8,
  /** Document 2 §3; decisions, Accounts: the code of nobody. */
  demoCode: 'DEMO123',
  /** Document 2 §7: where people share. */
  platforms: ['whatsapp', 'telegram', 'twitter', 'facebook', 'copy_link'],
} as const;
