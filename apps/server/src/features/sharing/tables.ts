import type { referralLimits } from '@cuewright/contract';

/** Somebody opened a way to share. */
export interface SharesTable {
  id: string;
  user_id: string;
  platform: (typeof referralLimits.platforms)[number];
  created_at: Date;
}

/** Who joined by whose code. Whoever sent them may be gone. */
export interface ReferralsTable {
  friend_id: string;
  sharer_id: string | null;
  created_at: Date;
  /** When the friend's first generation earned the reward. */
  earned_at: Date | null;
}
