import type { Page } from '@playwright/test';
import { nightWindow } from './some-picture.ts';
import { expect, test } from './test.ts';

const picture = { name: 'window-0412.png', mimeType: 'image/png', buffer: nightWindow() };
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const open = (page: Page, id = '') => page.goto(`/?step=tools${id && `&tool=${id}`}`);

async function kept(page: Page) {
  await page.waitForURL(/step=result.*id=/);
  const { prompts } = await (await page.request.get('/api/prompts')).json();
  expect(prompts).toHaveLength(1);
  expect(await (await page.request.get('/api/usage')).json()).toMatchObject({ prompts_used: 1 });
  return { ...prompts[0], data: JSON.parse(prompts[0].json_config) };
}

test('[TOOL-2] a picture is chosen, read and brought to the result', async ({ page, signIn }) => {
  await signIn();
  await open(page, 'image');
  const field = page.getByLabel('Picture file');
  await field.setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'Your picture: window-0412.png' })).toBeVisible();

  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/analyze-image', async (route) => {
    await gate;
    await route.continue();
  });
  await button(page, 'Generate Prompt').click();
  await expect(button(page, 'Analyzing...')).toBeDisabled();
  answer();
  const { data, method } = await kept(page);
  expect(method).toBe('reverse');
  expect(data).toMatchObject({ isReversed: true });

  // Back finds the picture, and what was read of it once costs nothing more. Before the result is shown, Back leads to it.
  await expect(page.getByText(/^Photo prompt \d/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('img', { name: 'Your picture: window-0412.png' })).toBeVisible();
  await button(page, 'Generate Prompt').click();
  await kept(page);
});

interface Opened {
  __tracks: MediaStreamTrack[];
}

/** Remembers what was opened, so that a test can ask whether it was closed. */
async function watchCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { __tracks: tracks });
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await real(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}
const states = (page: Page) =>
  page.evaluate(() => (window as unknown as Opened).__tracks.map(({ readyState }) => readyState));

test('[TOOL-4] a photo is taken, taken again and used, and the light of the camera goes off', async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(['camera']);
  await watchCamera(page);
  await signIn();
  await open(page, 'camera');
  const chosen = page.getByRole('combobox', { name: /^Camera/ });
  await chosen.press('Enter');
  await page.getByRole('option', { name: /fake_device_1/ }).click();
  await expect(chosen).toHaveText(/fake_device_1/);
  expect(await states(page)).toEqual(['ended', 'live']);
  // The chosen one is gone: trying again takes whichever there is.
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      if (typeof wanted?.video === 'object' && wanted.video.deviceId)
        throw new DOMException('Gone.', 'OverconstrainedError');
      return real(wanted);
    };
  });
  await chosen.press('Enter');
  await page.getByRole('option', { name: /fake_device_0/ }).click();
  await expect(page.getByRole('alert')).toContainText('This device has none');
  await button(page, 'Try again').click();
  await expect(button(page, 'Take photo')).toBeEnabled();
  // Unplugged, or forbidden midway.
  await page.evaluate(() => (window as unknown as Opened).__tracks.at(-1)?.dispatchEvent(new Event('ended')));
  await expect(page.getByText('It was unplugged, or this page may not use it any more.')).toBeVisible();
  await button(page, 'Try again').click();
  await button(page, 'Take photo').click();
  await button(page, 'Retake').click();
  expect(await states(page)).toEqual(['ended', 'ended', 'ended', 'live']);
  await button(page, 'Take photo').click();
  await button(page, 'Use photo').click();
  await expect(page.getByRole('img', { name: /^Your picture: Photo/ })).toBeVisible();
  expect(await states(page)).toHaveLength(4);
  expect(new Set(await states(page))).toEqual(new Set(['ended']));
  await button(page, 'Generate Prompt').click();
  const { data } = await kept(page);
  expect(data).toMatchObject({ isReversed: true });
  expect(new Set(await states(page))).toEqual(new Set(['ended']));

  // Image to Prompt takes its pictures by the same camera.
  await page.goto('/?step=reverse');
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await page.getByRole('button', { name: 'Take photo' }).click();
  await page.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByRole('img', { name: /^Your picture: Photo/ })).toBeVisible();
  expect(await states(page)).toEqual(['ended']);
});
