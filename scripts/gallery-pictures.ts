import fs from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { root, say } from './project.ts';
import { startGallery } from './start-gallery.ts';

/** Takes the gallery's pictures, a group a picture, in both themes on a phone and a desk, to be looked at: they are not kept. */
const folder = path.join(root, '.cache/gallery-pictures');
/** Of one example, in pixels. */
const HIGHEST = 560;
const widths = [390, 1440];
const themes = { stage: 'dark', paper: 'light' } as const;

/** What lies over the page is taken on the page it lies over. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  select: (page) =>
    page.getByRole('region', { name: 'Select', exact: true }).getByRole('combobox').first().click(),
  combobox: (page) => page.getByRole('combobox', { name: 'Camera' }).first().fill('a'),
  menu: (page) => page.getByRole('button', { name: 'More for The net mender' }).click(),
  dialog: (page) => page.getByRole('button', { name: 'Delete workspace' }).first().click(),
  sheet: (page) => page.getByRole('button', { name: 'Filters', exact: true }).click(),
  term: (page) => page.getByRole('button', { name: 'halation' }).first().click(),
};

const found = await findChromium();
if ('missing' in found) throw new Error(found.missing);
const browser = await chromium.launch({
  executablePath: found.path,
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
});
const gallery = await startGallery();
await fs.mkdir(folder, { recursive: true });
for (const file of await fs.readdir(folder)) if (file.endsWith('.png')) await fs.rm(path.join(folder, file));
try {
  for (const width of widths)
    for (const theme of ['stage', 'paper'] as const) await takePictures(browser, width, theme);
} finally {
  await gallery.end();
  await browser.close();
}

async function takePictures(on: Browser, width: number, theme: keyof typeof themes): Promise<void> {
  const page = await on.newPage({
    viewport: { width, height: 900 },
    colorScheme: themes[theme],
    reducedMotion: 'reduce',
    // A phone is touched, and what is touched is larger.
    ...(width < 600 && { hasTouch: true, isMobile: true }),
  });
  await page.goto(gallery.url);
  await page.evaluate(async (highest) => {
    await document.fonts.ready;
    // The beginning of a long text shows how it looks.
    for (const figure of document.querySelectorAll('figure'))
      Object.assign(figure.style, { maxHeight: `${highest}px`, overflow: 'clip', overflowClipMargin: '8px' });
  }, HIGHEST);
  for (const group of await page.locator('[data-group]').all()) {
    const name = (await group.getAttribute('data-group'))?.toLowerCase();
    // As high as the group, so that nothing scrolls and nothing lies over it.
    const { height = 0 } = (await group.boundingBox()) ?? {};
    await page.setViewportSize({ width, height: Math.ceil(height) + 200 });
    await keep(`${name}-${theme}-${width}`, (file) =>
      group.screenshot({ path: file, animations: 'disabled' }),
    );
    await page.setViewportSize({ width, height: 900 });
  }
  // One theme of each width shows them all; the test holds them in both.
  if ((theme === 'stage') === width < 600) return await page.close();
  for (const [name, open] of Object.entries(opened)) {
    await page.reload();
    await open(page);
    await keep(`open-${name}-${theme}-${width}`, (file) =>
      page.screenshot({ path: file, animations: 'disabled' }),
    );
  }
  await page.close();
}

async function keep(name: string, take: (file: string) => Promise<unknown>): Promise<void> {
  const file = path.join(folder, `${name}.png`);
  await take(file);
  const { size } = await fs.stat(file);
  say(`${path.relative(root, file)} ${Math.round(size / 1024)} KB`);
}
