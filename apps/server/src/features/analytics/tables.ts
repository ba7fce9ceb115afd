import type { Generated } from 'kysely';

/** What the hashes of a day are made with. Kept until the day after, and then nobody can make them again. */
export interface VisitorSaltsTable {
  day: string;
  salt: string;
}

/** Who was here on a day, by a hash that differs every day. Kept until the day after. */
export interface VisitorsTable {
  /** Of UTC: `2026-11-22`. */
  day: string;
  visitor_hash: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

/** What a day came to, added to as it goes and kept for good. */
export interface SiteDaysTable {
  day: string;
  visitors: Generated<number>;
  prompts: Generated<number>;
}

/** A generation that is among the prompts of the site. */
export interface CountedPromptsTable {
  generation_id: string;
}
