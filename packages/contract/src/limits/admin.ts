export const adminLimits = {
  /** Decisions, What the specification leaves unseen: the last page by its number; a cursor goes on. */
  pages: 1_000,
  /** Ours: rows of the overview’s two lists. */
  recentRows: 10,
  /** Ours: so far `total` counts what filters leave. */
  countedFiltered: 10_000,
  /** Ours: so far `total` counts what a search finds. */
  countedFound: 1_000,
  /** Ours: letters or digits in a row that a search finds anywhere; shorter ones only at the beginning. */
  foundAnywhere: 3,
  /** Ours: days that can be looked at together. */
  spans: ['7', '30', '90'],
  /** Ours: credits given at once. */
  grant: 1_000,
  /** Ours: characters of a reason. */
  reason: 500,
  /** Ours: entries of the ledger shown with a person. */
  ledgerRows: 20,
  /** Ours: characters of the banner. */
  banner: 200,
  /** Ours: characters of the address it leads to. */
  bannerLink: 500,
  /** Ours: for so long a process may go by the site settings it has read. */
  settingsKeptMs: 2_000,
} as const;
