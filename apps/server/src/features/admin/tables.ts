import type { AdminAction } from '@cuewright/contract';
import type { Generated } from 'kysely';

/** What somebody is found and put in order by, kept by triggers. */
export interface UserListingsTable {
  user_id: string;
  /** In small letters, as the address. */
  name: string;
  email: string;
  /** All that a search looks through. */
  words: string;
}

/** How often something happened on a day of UTC, kept by triggers. What there is in all stands under `-infinity`. */
export interface SiteCountsTable {
  day: string;
  kind: string;
  key: string;
  slot: number;
  n: number;
}

/** When somebody last generated or saved something, kept by triggers. */
export interface PersonActivityTable {
  user_id: string;
  /** Of UTC: `2026-11-22`. */
  last_day: string;
  first_generation: string | null;
}

/** Only ever added to. An account that goes leaves its entries behind: nobody's, and without a reason. */
export interface AdminAuditTable {
  id: string;
  action: AdminAction;
  admin_id: string | null;
  user_id: string | null;
  reason: string;
  credits: Generated<number | null>;
  created_at: Date;
}
