import type { ColumnType, Generated } from 'kysely';

export interface Banner {
  text: string;
  link: string | null;
}

/** One row, once an admin has set something. */
export interface SiteSettingsTable {
  is_only: Generated<boolean>;
  hero_counters: 'decoration' | 'live' | null;
  promo: boolean;
  /** `jsonb`: text on its way in. */
  banner: ColumnType<Banner | null, string | null, string | null>;
  version: number;
  updated_at: Date;
}
