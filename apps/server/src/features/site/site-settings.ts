import { adminLimits } from '@cuewright/contract';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { Banner, SiteSettingsTable } from './tables.ts';

type HeroCounters = 'decoration' | 'live';

export interface SiteChange {
  hero_counters: HeroCounters | null;
  promo: boolean;
  banner: Banner | null;
}

export type SiteSettings = Omit<Selectable<SiteSettingsTable>, 'is_only' | 'updated_at'> & {
  updated_at: Date | null;
};

const untouched: SiteSettings = {
  hero_counters: null,
  promo: true,
  banner: null,
  version: 0,
  updated_at: null,
};

/** How the site is set. What a process has read it goes by for two seconds, so every process follows within them. */
export class SiteSettingsKeeper {
  readonly #parts: Pick<Deps, 'db' | 'clock'>;
  readonly #ofServer: HeroCounters;
  #kept: { settings: SiteSettings; at: number } | undefined;

  constructor(parts: Pick<Deps, 'db' | 'clock'>, ofServer: HeroCounters) {
    this.#parts = parts;
    this.#ofServer = ofServer;
  }

  async read(): Promise<SiteSettings> {
    const now = this.#parts.clock().getTime();
    const age = this.#kept && Math.abs(now - this.#kept.at);
    if (this.#kept && age !== undefined && age < adminLimits.settingsKeptMs) return this.#kept.settings;
    return await this.readAnew();
  }

  async readAnew(): Promise<SiteSettings> {
    const settings = (await findSettings(this.#parts.db)) ?? untouched;
    this.#kept = { settings, at: this.#parts.clock().getTime() };
    return settings;
  }

  /** A saved setting wins over the server's own. */
  async heroCounters(): Promise<HeroCounters> {
    return (await this.read()).hero_counters ?? this.#ofServer;
  }

  /** One change after the other; what was seen of an earlier version is told to look again. */
  async change(
    { hero_counters, promo, banner }: SiteChange,
    seen: number | undefined,
    note: (trx: Queryable) => Promise<void>,
  ): Promise<Result<SiteSettings, 'stale-version'>> {
    const { db, clock } = this.#parts;
    const changed = await db.transaction().execute(async (trx) => {
      const row = { hero_counters, promo, banner: banner && JSON.stringify(banner), updated_at: clock() };
      const isStale = (version: number) => seen !== undefined && seen !== version;
      // The first change makes the row, and one that is refused makes none.
      if (isStale((await holdVersion(trx)) ?? 0)) return false;
      await trx
        .insertInto('site_settings')
        .values({ ...row, hero_counters: null, promo: true, banner: null, version: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const version = (await holdVersion(trx)) ?? 0;
      if (isStale(version)) return false;
      await trx
        .updateTable('site_settings')
        .set({ ...row, version: version + 1 })
        .execute();
      await note(trx);
      return true;
    });
    const settings = await this.readAnew();
    return changed ? ok(settings) : fail('stale-version', { current: this.present(settings) });
  }

  present({ hero_counters, promo, banner, version, updated_at }: SiteSettings) {
    return {
      hero_counters,
      hero_counters_of_server: this.#ofServer,
      promo,
      banner,
      version,
      updated_at: version === 0 ? null : (updated_at?.toISOString() ?? null),
    };
  }
}

async function findSettings(db: Queryable): Promise<SiteSettings | undefined> {
  return await db
    .selectFrom('site_settings')
    .select(['hero_counters', 'promo', 'banner', 'version', 'updated_at'])
    .executeTakeFirst();
}

/** The version, held against other changes until the transaction ends. */
async function holdVersion(trx: Queryable): Promise<number | undefined> {
  const held = await trx.selectFrom('site_settings').select('version').forUpdate().executeTakeFirst();
  return held?.version;
}
