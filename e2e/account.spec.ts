import type { Page } from '@playwright/test';
import { plainPicture } from '../apps/server/testing/plain-picture.ts';
import { readZip } from '../apps/server/testing/read-zip.ts';
import { signInByRequests } from './sign-in-by-requests.ts';
import { expect, test } from './test.ts';

type Tab = 'Overview' | 'Prompts' | 'Private Notes' | 'Image Collection' | 'Settings';

async function openAccount(page: Page, tab: Tab): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await goTo(page, tab);
}

async function goTo(page: Page, tab: Tab): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  await expect(page.getByRole('heading', { name: tab, exact: true })).toBeVisible();
}

async function upload(page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg'): Promise<void> {
  await page.getByLabel('Pictures to upload').setInputFiles({ name, mimeType, buffer });
}

test('[ACC-1] keeps everything with the account: found again elsewhere, exported whole, and gone for good', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  const email = `${crypto.randomUUID()}@example.org`;
  await signIn({ email, name: 'Ana Torres' });
  await page.request.post('/api/prompts', {
    data: {
      title: 'Photo prompt',
      description: '',
      prompt_text: `A net mender ${'in the last light '.repeat(15)}`,
      json_config: JSON.stringify({ mode: 'photo' }),
    },
  });
  const note = { title: 'The last ferry', content: 'Crew of two, every light on.' };
  await page.request.post('/api/notes', { data: note });
  const file = { name: 'harbour.jpg', mimeType: 'image/jpeg', buffer: await plainPicture() };
  await page.request.post('/api/image-references', { multipart: { file } });
  await page.goto('/');

  await openAccount(page, 'Settings');
  const before = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await page.getByRole('button', { name: 'Larger type' }).click();
  await page.getByRole('button', { name: 'Larger pictures' }).click();
  const kept = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' && answer.request().postData()?.includes('theme') === true,
  );
  await page.getByRole('radio', { name: 'Paper' }).click();
  await kept;

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), colorScheme: 'dark' });
  await signInByRequests(elsewhere.request, { email, name: 'Ana Torres' });
  const there = await elsewhere.newPage();
  await there.goto('/');
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'paper');
  expect(await there.evaluate(() => getComputedStyle(document.documentElement).fontSize)).not.toBe(before);
  await openAccount(there, 'Overview');
  await expect(there.getByText('Total prompts')).toBeVisible();
  await goTo(there, 'Prompts');
  await expect(there.getByText(/A net mender in the last light/)).toBeVisible();
  await goTo(there, 'Private Notes');
  await expect(there.getByText(note.content)).toBeVisible();
  await goTo(there, 'Image Collection');
  await expect(there.getByRole('button', { name: 'View harbour.jpg' })).toBeVisible();
  await goTo(there, 'Settings');
  await expect(there.getByRole('group', { name: 'Font size' }).getByText('16 px')).toBeVisible();
  await expect(there.getByRole('group', { name: 'Image scale' }).getByText('125 %')).toBeVisible();

  const downloading = there.waitForEvent('download');
  await there.getByRole('link', { name: 'Export my data' }).click();
  const { createReadStream } = await import('node:fs');
  const { buffer } = await import('node:stream/consumers');
  const zip = readZip(await buffer(createReadStream(await (await downloading).path())));
  const json = (name: string) => JSON.parse(String(zip.get(`data/${name}.json`)));
  expect(json('notes')).toMatchObject([note]);
  expect(json('prompts')).toMatchObject([{ title: 'Photo prompt' }]);
  const [image] = json('image-references');
  expect(zip.get(image.url)?.toString('latin1', 8, 12)).toBe('WEBP');
  await there.setContent(String(zip.get('index.html')));
  await expect(there.getByRole('heading', { name: 'harbour.jpg' })).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const forGood = question.getByRole('button', { name: 'Delete for good' });
  await question.getByLabel('Your email').fill('somebody@example.org');
  await expect(forGood).toBeDisabled();
  await question.getByLabel('Your email').fill(email);
  await forGood.click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect((await page.request.get('/api/users/me')).status()).toBe(401);

  await signInByRequests(page.request, { email, name: 'Ana Torres', isNew: true });
  expect(await (await page.request.get('/api/notes')).json()).toMatchObject({ total: 0 });
  expect(await (await page.request.get('/api/image-references')).json()).toMatchObject({ total: 0 });
});

test('[IMG-11] a picture of the collection is used in Image to Prompt, by pointer and by key, on phone and desk', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await openAccount(page, 'Image Collection');
  await upload(page, 'harbour.jpg', await plainPicture());
  await page.setViewportSize({ width: 390, height: 844 });
  const use = page.getByRole('button', { name: 'Use harbour.jpg in Image to Prompt' });
  await use.click();
  await expect(page).toHaveURL(/step=reverse/);
  await expect(page.getByRole('img', { name: 'Your picture: harbour.webp' })).toBeVisible();
  await expect(page.getByText('keeps pictures without the text in their files')).toBeVisible();
  await page.getByRole('button', { name: 'Analyze' }).click();
  // The first picture a server looks at waits for what it sees with.
  await expect(page.getByRole('heading', { name: 'Measured' })).toBeVisible({ timeout: 40_000 });

  // From where it is shown already, and out of the large view.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAccount(page, 'Image Collection');
  await page.getByRole('button', { name: 'View harbour.jpg' }).click();
  await page.getByRole('button', { name: 'Use in Image to Prompt', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Analyze' })).toBeVisible();
});

test('[SESS-2] [SESS-4] a browser that is signed out from here is out, and so are all at once; nobody else’s is, by any id', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  const email = `${crypto.randomUUID()}@example.org`;
  await signIn({ email });
  const note = await (
    await page.request.post('/api/notes', { data: { title: 'Mine', content: 'Mine.' } })
  ).json();
  const image = await (
    await page.request.post('/api/image-references', {
      multipart: { file: { name: 'mine.jpg', mimeType: 'image/jpeg', buffer: await plainPicture() } },
    })
  ).json();
  const { sessions } = await (await page.request.get('/api/sessions')).json();
  const second = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signInByRequests(second.request, {});
  const { request } = second;
  const answers = [
    await request.put(`/api/notes/${note.id}`, { data: { title: 'Theirs' } }),
    await request.delete(`/api/notes/${note.id}`),
    await request.get(`/api/image-references/${image.id}`),
    await request.delete(`/api/image-references/${image.id}`),
    await request.get(image.url),
    await request.get(image.thumbnail_url),
    await request.delete(`/api/sessions/${sessions[0].id}`),
  ];
  expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 404));
  expect(await (await request.get('/api/notes')).json()).toMatchObject({ total: 0 });
  await second.close();
  expect(await (await page.request.get('/api/notes')).json()).toMatchObject({ notes: [{ title: 'Mine' }] });
  expect((await page.request.get(image.url)).status()).toBe(200);

  const elsewhere = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await signInByRequests(elsewhere.request, { email });
  await page.goto('/');
  await openAccount(page, 'Settings');
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await expect(page.getByText('Firefox on Linux')).toBeHidden();
  expect((await elsewhere.request.get('/api/users/me')).status()).toBe(401);
  await signInByRequests(elsewhere.request, { email });
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Signed out everywhere')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect((await elsewhere.request.get('/api/users/me')).status()).toBe(401);
  await elsewhere.close();
});
