import type { PlanId, Preferences } from '@cuewright/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface UsersTable {
  id: string;
  created_at: Date;
  is_admin: Generated<boolean>;
  email: Generated<string>;
  email_verified: Generated<boolean>;
  name: Generated<string>;
  given_name: Generated<string>;
  /** Which of their blobs shows them. */
  picture_id: Generated<string | null>;
  /** Where the provider keeps the picture that was last tried. */
  picture_source: Generated<string>;
  /** The last eight characters of the id, in capitals. */
  referral_code: GeneratedAlways<string>;
  /** A lifetime lasts until `infinity`. */
  premium_until: Generated<Date | number | null>;
  /** What lasts until then. */
  premium_plan: Generated<PlanId | null>;
  /** Since when they may not sign in; nothing while they may. */
  blocked_at: Generated<Date | null>;
  /** Generations, ever. */
  prompts_used: Generated<number>;
  /** To a few minutes; nothing for whoever was last here before it was kept. */
  last_active_at: Generated<Date | null>;
}

export interface UserProfilesTable {
  user_id: string;
  full_name: string;
  phone: string;
  email: string;
  job: string;
  intro: string;
  created_at: Date;
  updated_at: Date;
}

export interface UserSettingsTable {
  user_id: string;
  /** What they call themselves before their profile is filled in. */
  full_name: Generated<string | null>;
  bio: Generated<string>;
  /** Sent as JSON text. */
  interests: ColumnType<string[], string | undefined, string>;
  /** Those that were chosen; sent as JSON text. */
  preferences: ColumnType<Partial<Preferences>, string | undefined, string>;
  updated_at: Date;
}
