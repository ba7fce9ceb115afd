import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type PersonToBe, signInByRequests } from './sign-in-by-requests.ts';

const origin = String(process.env['PLAYWRIGHT_ORIGIN']);
interface Fixtures {
  /** Signs the page in as somebody whom no other test is, through the provider on this machine. */
  signIn: (person?: Partial<PersonToBe>) => Promise<void>;
  /** The promo popup has been seen: it would lie over whatever a test does for three seconds. */
  seenPromo: undefined;
  /** What the browser's console may say in this test. Anything else that it warns of fails the test. */
  allowedNoise: RegExp[];
}

export const test = base.extend<Fixtures>({
  baseURL: origin,
  signIn: async ({ context }, use) => {
    await use(async (person = {}) => signInByRequests(context.request, person));
  },
  seenPromo: [
    async ({ context }, use) => {
      await context.addInitScript(
        () => location.protocol !== 'about:' && sessionStorage.setItem('promo-seen', '1'),
      );
      await use(undefined);
    },
    { auto: true },
  ],
  allowedNoise: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const noise: string[] = [];
      context.on('weberror', (error) => noise.push(String(error.error())));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      await use(allowed);
      // A broken content security policy is told there too.
      expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The whole page, or what a selector names. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // The page has no frames, and of what is in order no list is read: a quarter of the time.
    .setLegacyMode()
    // No rule that runs reads style sheets: one that did not come, offline, would be asked for again and warned of.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(inner).toBeLessThanOrEqual(outer ?? 0);
}

export { expect };
