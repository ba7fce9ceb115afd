import type { Actor } from '@cuewright/contract';
import fp from 'fastify-plugin';
import type { Queryable } from '../../database/tables.ts';
import { mapOk, ok } from '../../result.ts';
import type { SiteSettingsKeeper } from './site-settings.ts';

interface SiteOptions {
  settings: SiteSettingsKeeper;
  contact: readonly string[];
  noteChange: (trx: Queryable, admin: Actor, reason: string) => Promise<void>;
}

export const siteRoutes = fp(
  async (app, { settings, contact, noteChange }: SiteOptions) => {
    app.endpoint('GET /api/site', async () => {
      const { promo, banner } = await settings.read();
      return ok({ promo, banner, contact: [...contact] });
    });

    app.endpoint('GET /api/admin/settings', async () => ok(settings.present(await settings.readAnew())));

    app.endpoint('PUT /api/admin/settings', async ({ actor, body: { reason, version, ...change } }) => {
      const changed = await settings.change(change, version, (trx) => noteChange(trx, actor, reason));
      return mapOk(changed, (settled) => settings.present(settled));
    });
  },
  { name: 'site-routes', dependencies: ['endpoints'] },
);
