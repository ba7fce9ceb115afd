import type { Page } from '@playwright/test';
import { firstShot } from '../apps/web/src/features/guest-preview/first-shot.ts';
import { writeCopies } from '../apps/web/src/lib/slate/write-copies.ts';
import { expect, test } from './test.ts';

const field = (page: Page) => page.getByLabel('Your shot');
const meter = (page: Page) => page.getByRole('meter', { name: 'Prompts today' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Cuewright' });
/** The text of each copy, in the order in which they stand. */
const copies = (page: Page) => page.getByRole('region', { name: 'Three copies' }).locator('section');

async function write(page: Page, shot: string): Promise<void> {
  await field(page).fill(shot);
  await page.getByRole('button', { name: 'Write three copies' }).click();
}

test('[SESS-1] [HERO-3] [GUEST-1] [READS-1] a visitor is told what this is, machines too, and nothing is asked for ahead of its time', async ({
  page,
  baseURL,
}) => {
  const calls: string[] = [];
  const engine: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    if (/\/(?:reading-|page-reader)/.test(pathname)) engine.push(pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Write the shot once. Hand every generator its own copy.',
  );
  await expect(page).toHaveTitle('Cuewright: write the shot once');
  const meta = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  expect(await meta('description')).toContain('56 AI image and video generators');
  const data = JSON.parse(String(await page.locator('script[type="application/ld+json"]').textContent()));
  expect(data).toMatchObject({ '@type': 'WebApplication', name: 'Cuewright', url: `${baseURL}/` });

  await page.waitForLoadState('networkidle');
  // None that needs a session.
  expect(calls.sort()).toEqual([
    'GET /api/analytics/stats',
    'GET /api/site',
    'POST /api/analytics/track-visitor',
  ]);
  // The engine comes with the first hand on the field, not before.
  expect(engine).toEqual([]);
  const loaded = page.waitForResponse(/reading-thread.*\.js/);
  await field(page).focus();
  await loaded;

  const picture = await meta('og:image');
  expect(picture).toBe(`${baseURL}/social.png`);
  const size = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, String(picture));
  expect(size).toEqual([1200, 630]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[HERO-1] [HERO-2] the page is read, with the copies as the engine writes them', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hand every generator its own copy.');
    const { copies: written } = writeCopies(firstShot.text);
    expect(written).toHaveLength(3);
    for (const [n, { name, segments }] of written.entries()) {
      await expect(copies(page).nth(n).getByRole('heading')).toHaveText(name);
      await expect(copies(page).nth(n)).toContainText(segments.map(({ text }) => text).join(''));
    }
    // Playwright looks for no words in a noscript, even where it is shown.
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started', exact: true })).toHaveAttribute(
      'href',
      '/?step=method',
    );
  });
});

test('[GUEST-2] [GUEST-3] [GUEST-4] a guest writes three shots; the fourth asks to sign in, and is written after that', async ({
  page,
  signIn,
}) => {
  await page.goto('/');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '0 of 3');
  for (const [n, shot] of ['A red fox in snow', 'A rusted tram at night, 35mm', 'Two cooks, f/4'].entries()) {
    await write(page, shot);
    await expect(meter(page)).toHaveAttribute('aria-valuetext', `${n + 1} of 3`);
    for (const { text } of writeCopies(shot).copies[0]?.segments ?? [])
      await expect(copies(page).first()).toContainText(text.trim());
  }
  await field(page).fill('A lighthouse in fog, blue hour');
  await page.reload();
  // The copies that were made, beside what has been typed since.
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '3 of 3');
  await expect(field(page)).toHaveValue('A lighthouse in fog, blue hour');
  await expect(copies(page).first()).toContainText('cooks');
  // The same words are counted once, and so are written again when the three are used up.
  await write(page, 'A red  fox in snow ');
  await expect(copies(page).first()).toContainText('fox');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '3 of 3');

  await write(page, 'A lighthouse in fog, blue hour');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('A lighthouse in fog, blue hour');
  await expect(copies(page).first()).not.toContainText('lighthouse');

  await signIn();
  await page.reload();
  await expect(copies(page).first()).toContainText('lighthouse');
  await expect(meter(page)).toBeHidden();
});

test('[GUEST-2] what is typed before the page is awake stays, and is typed on', async ({ page }) => {
  const { promise: isTyped, resolve: wake } = Promise.withResolvers<void>();
  await page.route(/assets\/start-.*\.js/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await field(page).fill('A heron');
  await field(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(1, 1));
  wake();
  await expect(page.getByRole('button', { name: 'Write three copies' })).toBeVisible();
  await page.keyboard.type(' grey');
  await expect(field(page)).toHaveValue('A grey heron');
});

test('when the engine does not come, the text is kept and can be tried again', async ({
  page,
  allowedNoise,
}) => {
  allowedNoise.push(/ERR_FAILED|dynamically imported/);
  await page.route(/reading-(?:thread|jobs).*\.js/, (route) => route.abort());
  await page.goto('/');
  await write(page, 'A red fox in snow');
  await expect(page.getByRole('alert')).toContainText('Your text is kept.');
  await expect(field(page)).toHaveValue('A red fox in snow');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '0 of 3');
});

test('[HERO-5] nothing moves while the page wakes, as a guest and signed in, on a phone and a desk', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const expectStill = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThanOrEqual(0.02);
  };
  await expectStill(390, 844);
  await expectStill(1440, 900);
  await signIn();
  await expectStill(390, 844);
  await expectStill(1440, 900);
});

test('the browser runs nothing that is inline or foreign', async ({ page, allowedNoise }) => {
  allowedNoise.push(/Content Security Policy/);
  await page.goto('/');
  const violated = await page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), {
      textContent: 'document.title = "taken"',
    });
    const style = Object.assign(document.createElement('style'), { textContent: 'body { display: none }' });
    const picture = Object.assign(document.createElement('img'), {
      src: 'https://evil.example/x.png',
      alt: '',
    });
    const directives: string[] = [];
    const allTold = new Promise<string[]>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (directives.push(effectiveDirective) === 4) resolve(directives);
      });
    });
    document.body.append(script, style, picture);
    fetch('https://evil.example').catch(() => undefined);
    return allTold;
  });
  expect(violated.sort()).toEqual(['connect-src', 'img-src', 'script-src-elem', 'style-src-elem']);
  await expect(page).toHaveTitle('Cuewright: write the shot once');
});
