import { openingFrames } from '@cuewright/engine/storyboard';
import { test, expect } from './test.ts';
const prompt = 'A woman in her sixties, grey braid, oilskin apron, mends a green trawl net with a wooden needle at the open doors of a boathouse, tide out, fog over an empty quay, captured with a Hasselblad H6D-100c, XCD 85mm f/1.8. The image conveys late, unhurried work, the last one still at it. Shot on a professional camera with shallow depth of field, in 4K resolution.';
const pic = (n: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="hsl(${30 + n * 40} 25% ${18 + n * 6}%)"/><circle cx="${40 + n * 20}" cy="40" r="22" fill="hsl(40 80% 60%)"/><path d="M0 70h160v20H0z" fill="#111"/></svg>`;
for (const colorScheme of ['dark', 'light'] as const)
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    test(`shots ${colorScheme} ${viewport.width}`, async ({ page, signIn, allowedNoise }) => {
      allowedNoise.push(/.*/);
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await signIn();
      const shot = (name: string, fullPage = false) => page.screenshot({ path: `/tmp/shots/${name}-${colorScheme}-${viewport.width}.png`, fullPage });
      await page.goto('/?step=storyboard');
      await expect(page.getByRole('heading', { name: 'No storyboards yet' })).toBeVisible();
      await shot('list-empty');
      let n = 0;
      const frames = openingFrames(prompt, () => crypto.randomUUID()).map((f, i) => ({ ...f, duration: [5, 8, 4, 3][i], move: ['Locked off', 'Push in, 1 m', '', 'Drift down'][i], lens: '85mm', dialogue: i === 1 ? '“Leave it. I am nearly there.”' : '', note: i === 0 ? 'Halyards, low water.' : '' }));
      const answer = await page.request.post('/api/storyboards', { data: { title: 'The net mender', originalPrompt: prompt, frames } });
      const board = await answer.json();
      await page.goto(`/?step=storyboard&id=${board.id}`);
      await expect(page.getByRole('heading', { name: 'The net mender' })).toBeVisible();
      await page.waitForTimeout(400);
      await shot('board');
      await shot('board-full', true);
      await page.getByRole('button', { name: 'Generate All' }).click();
      await expect(page.getByText('Generate All stopped.')).toBeVisible();
      await shot('board-stopped', true);
      await page.route('**/api/files/*', (r) => r.fulfill({ contentType: 'image/svg+xml', body: pic(Number(r.request().url().slice(-1))) }));
      await page.route('**/api/storyboards/*', async (r) => {
        if (r.request().method() !== 'PUT') return r.fallback();
        const sent = r.request().postDataJSON();
        const got = await r.fetch();
        return r.fulfill({ response: got, json: { ...(await got.json()), frames: sent.frames } });
      });
      const held = Promise.withResolvers<void>();
      await page.route('**/api/generate-image', async (r) => {
        const k = n++;
        if (k === 2) await held.promise;
        await r.fulfill({ status: 201, json: { imageUrl: `/api/files/${String(k).padStart(64, '0')}`, is_counted: false } });
      });
      await page.getByRole('button', { name: 'Generate All' }).click();
      await expect(page.getByText('2 of 4 done')).toBeVisible({ timeout: 20000 });
      await page.waitForTimeout(1300);
      await shot('board-drawing', true);
      if (viewport.width === 390) {
        await page.getByRole('button', { name: 'Open frame 2' }).click();
        await page.getByRole('listitem', { name: 'Frame 2 of 4' }).screenshot({ path: `/tmp/shots/frame-open-${colorScheme}-390.png` });
      }
      held.resolve();
      await page.getByRole('button', { name: 'Print' }).click();
      await page.waitForTimeout(400);
      await shot('print');
      await page.keyboard.press('Escape');
      await page.goto('/?step=storyboard');
      await expect(page.getByRole('link', { name: 'The net mender' })).toBeVisible();
      await shot('list');
    });
  }
