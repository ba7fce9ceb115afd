/** One caller's count for one limit, until its window ends. */
export interface RateLimitsTable {
  key: string;
  count: number;
  resets_at: Date;
}
