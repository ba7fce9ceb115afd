import { z } from 'zod';
import { adminLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { filledText, meantText, timestamp } from '../fields.ts';
import { reason } from './actions.ts';

const counters = z.enum(['decoration', 'live']);

/** A page of ours, or an https address. */
const link = z
  .string()
  .max(adminLimits.bannerLink)
  .overwrite(meantText)
  .refine(
    (address) => /^\/(?![/\\])/.test(address) || (URL.canParse(address) && address.startsWith('https://')),
    {
      error: 'Link has to be a path of this site, as /?step=upgrade, or an https address.',
    },
  );

export const banner = z.object({ text: filledText(adminLimits.banner), link: link.nullable() });

const saved = {
  /** Wins over `HERO_COUNTERS`; null leaves it to that. */
  hero_counters: counters.nullable(),
  /** Whether the popup about Nano Banana is shown. */
  promo: z.boolean(),
  /** A line above every page; null shows none. */
  banner: banner.nullable(),
};

export const siteSettings = z.object({
  ...saved,
  /** What `HERO_COUNTERS` says. */
  hero_counters_of_server: counters,
  /** Rises with every change; 0 before the first. */
  version: z.int(),
  updated_at: timestamp.nullable(),
});

export const readSiteSettings = defineEndpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'How the site is set.',
  admin: true,
  responses: { 200: siteSettings },
});

export const changeSiteSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  summary: 'Sets the site; every process goes by it within seconds.',
  admin: true,
  body: z.object({
    ...saved,
    reason,
    /** The `version` the change began from. */
    version: z.int().min(0).optional(),
  }),
  responses: { 200: siteSettings },
  errors: ['stale-version'],
});
