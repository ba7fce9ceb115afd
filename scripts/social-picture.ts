import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveWeb } from '../apps/server/testing/serve-web.ts';
import { findChromium } from './find-chromium.ts';
import { root, say } from './project.ts';

/** Takes the picture that is shown where the address of the page is shared: the promise and the slate, as they are built. */
const picture = path.join(root, 'apps/web/public/social.png');
const size = { width: 1200, height: 630 };

const found = await findChromium();
if ('missing' in found) throw new Error(found.missing);
const server = await serveWeb(path.join(root, 'apps/web/dist'));
const browser = await chromium.launch({
  executablePath: found.path,
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
});
try {
  const page = await browser.newPage({ viewport: size, colorScheme: 'dark', javaScriptEnabled: false });
  await page.goto(server.origin);
  // The page's own logo stands in the corner; what is there to be pressed is left out of a picture.
  for (const selector of ['header > :not(a:first-of-type)', 'main div:has(> form) > form', 'main form + div'])
    for (const element of await page.locator(selector).all())
      await element.evaluate((found) => found.setAttribute('hidden', ''));
  await page.locator('main h1 + div').evaluate((pitch) => pitch.setAttribute('hidden', ''));
  await page.evaluate(async () => {
    for (const found of document.querySelectorAll<HTMLElement>('[hidden]')) found.style.display = 'none';
    await document.fonts.ready;
  });
  await page.screenshot({ path: picture });
} finally {
  await browser.close();
  await server.end();
}
say(`Wrote ${path.relative(root, picture)}.`);
