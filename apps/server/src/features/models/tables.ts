/** What models cost for one person in a day of UTC, in millionths of a dollar. */
export interface ModelCostsTable {
  user_id: string;
  /** Dates arrive as text. */
  day: string;
  /** So do numbers of 64 bits. */
  micros: string | number;
}

/** What they cost for everybody together. It stays when people go. */
export interface ModelCostDaysTable {
  day: string;
  micros: string | number;
}
