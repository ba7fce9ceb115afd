import type { Page } from '@playwright/test';
import { plainPicture } from '../apps/server/testing/plain-picture.ts';
import { readZip } from '../apps/server/testing/read-zip.ts';
import { signInByRequests } from './sign-in-by-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

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

const collection = (page: Page) => page.getByRole('list', { name: 'Your pictures' });

/** Lets the six seconds to undo a deletion go by. */
async function letGo(page: Page): Promise<void> {
  const sent = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  // It can be sent away by hand while a pointer rests on it.
  await page.getByRole('button', { name: 'Undo' }).last().hover();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click();
  expect((await sent).status()).toBe(204);
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
  await page.goto('/');

  await openAccount(page, 'Private Notes');
  await page.getByRole('button', { name: 'Add Note' }).click();
  const form = page.getByRole('form', { name: 'New note' });
  await form.getByLabel('Title').fill('The last ferry');
  await form.getByLabel('Content').fill('Crew of two.');
  await form.getByRole('button', { name: 'Save Note' }).click();
  await page.getByRole('button', { name: 'Edit The last ferry' }).click();
  const edit = page.getByRole('form', { name: 'Edit The last ferry' });
  await edit.getByLabel('Content').fill('Crew of two, every light on.');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Crew of two, every light on.')).toBeVisible();

  await goTo(page, 'Image Collection');
  await upload(page, 'harbour.jpg', await plainPicture());
  await upload(page, 'net.jpg', await plainPicture('#7a5526'));
  await expect(collection(page).getByRole('button', { name: /^View/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete net.jpg' }).click();
  await expect(page.getByRole('tab', { name: 'Image Collection 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'View net.jpg' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Image Collection 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete net.jpg' }).click();
  await letGo(page);
  await expect(page.getByRole('tab', { name: 'Image Collection 1' })).toBeVisible();

  await goTo(page, 'Settings');
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
  await expect(there.getByText('Crew of two, every light on.')).toBeVisible();
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
  expect(json('notes')).toMatchObject([{ title: 'The last ferry', content: 'Crew of two, every light on.' }]);
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

test('[ACC-2] opens over the page, closes by Back, and is there again when one comes back to it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.request.post('/api/prompts', {
    data: {
      title: 'One',
      description: '',
      prompt_text: 'A quay.',
      json_config: JSON.stringify({ mode: 'photo' }),
    },
  });
  await page.goto('/?step=method');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Ana Torres' });
  await openAccount(page, 'Settings');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/?step=method');
  await expect(page.getByRole('button', { name: /^Account of / })).toBeFocused();

  await openAccount(page, 'Overview');
  await dialog.getByRole('button', { name: /A quay\./ }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/step=result/);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/?step=method');
});

test('[ACC-3] asks the server for nothing of it before it is opened', async ({ page, signIn }) => {
  await signIn();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  const ofTheDialog = ['/api/prompts', '/api/notes', '/api/image-references', '/api/sessions'];
  expect(asked.filter((path) => ofTheDialog.includes(path))).toEqual([]);
  await openAccount(page, 'Settings');
  await expect(page.getByText('This browser')).toBeVisible();
  expect(new Set(asked.filter((path) => ofTheDialog.includes(path)))).toEqual(new Set(ofTheDialog));
});

test('[ACC-4] the quick actions of the overview do what they say', async ({ page, signIn }) => {
  await signIn({ isNew: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await openAccount(page, 'Overview');
  await expect(page.getByText('A phone number, your profession and a short introduction')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a prompt' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByRole('form', { name: 'New note' }).getByLabel('Title')).toBeFocused();
  await goTo(page, 'Overview');
  const picking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Image' }).click();
  await (await picking).setFiles({ name: 'still.jpg', mimeType: 'image/jpeg', buffer: await plainPicture() });
  await expect(page.getByRole('button', { name: 'View still.jpg' })).toBeVisible();
  await goTo(page, 'Overview');
  await page.getByRole('button', { name: /^Settings type size/ }).click();
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();

  await goTo(page, 'Overview');
  await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const draw = (time: number) => {
      canvas.getContext('2d')?.fillRect(0, 0, time % 100, 10);
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
  });
  await page.getByRole('button', { name: 'Capture Photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Capture Photo' });
  await camera.getByRole('button', { name: 'Take photo' }).click();
  await camera.getByRole('button', { name: 'Keep photo' }).click();
  await expect(camera).toBeHidden();
  await expect(page.getByRole('button', { name: /^View Photo / })).toBeVisible();
});

test('[ACC-5] a camera that may not be used says what to do', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await openAccount(page, 'Image Collection');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await page.getByRole('button', { name: 'Capture Photo' }).click();
  await expect(page.getByRole('alert')).toContainText('Allow the camera for it in your browser');
});

test('[IMG-11] a picture of the collection is used in Image to Prompt, by pointer and by key, on desk and phone', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await openAccount(page, 'Image Collection');
  await upload(page, 'harbour.jpg', await plainPicture());
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  const use = page.getByRole('button', { name: 'Use harbour.jpg in Image to Prompt' });
  await use.click();
  await expect(page).toHaveURL(/step=reverse/);
  await expect(page.getByRole('img', { name: 'Your picture: harbour.webp' })).toBeVisible();
  await expect(page.getByText('keeps pictures without the text in their files')).toBeVisible();
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByRole('heading', { name: 'Measured' })).toBeVisible();

  // From where it is shown already, and out of the large view.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAccount(page, 'Image Collection');
  await page.getByRole('button', { name: 'View harbour.jpg' }).click();
  await page.getByRole('button', { name: 'Use in Image to Prompt', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Analyze' })).toBeVisible();
});

test('[IMG-7] takes pictures that are dropped and pasted, says which it cannot keep, and shows one in full', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/status of 4(13|15|22)/);
  await signIn();
  await page.goto('/');
  await openAccount(page, 'Image Collection');
  for (const [kind, name] of [
    ['drop', 'dropped.jpg'],
    ['paste', 'pasted.jpg'],
  ] as const) {
    const bytes = (await plainPicture(kind === 'drop' ? '#345' : '#543')).toString('base64');
    await page.evaluate(
      ({ kind, name, bytes }) => {
        const data = new DataTransfer();
        const file = new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, {
          type: 'image/jpeg',
        });
        data.items.add(file);
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
        document.activeElement?.dispatchEvent(event);
      },
      { kind, name, bytes },
    );
    await expect(page.getByRole('button', { name: `View ${name}` })).toBeVisible();
  }

  const huge = Buffer.alloc(11 * 1_048_576);
  huge.set([0xff, 0xd8, 0xff, 0xe0]);
  await upload(page, 'huge.jpg', huge);
  await expect(page.getByRole('alert').filter({ hasText: 'huge.jpg was not kept.' })).toContainText(
    'at most 10 MB',
  );
  await upload(
    page,
    'drawing.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'image/svg+xml',
  );
  await expect(page.getByRole('alert').filter({ hasText: 'drawing.svg was not kept.' })).toContainText(
    'A picture has to be JPEG, PNG, WebP, AVIF or GIF. This one is SVG.',
  );
  const cutOff = (await plainPicture()).subarray(0, 400);
  await upload(page, 'cut.jpg', cutOff);
  await expect(page.getByRole('alert').filter({ hasText: 'cut.jpg was not kept.' })).toContainText(
    'cannot be read',
  );
  await page.getByRole('button', { name: 'Dismiss huge.jpg' }).click();
  await expect(page.getByText('huge.jpg was not kept.')).toBeHidden();
  await expect(collection(page).getByRole('button', { name: /^View/ })).toHaveCount(2);

  await page.getByRole('button', { name: 'View pasted.jpg' }).click();
  const viewer = page.getByRole('dialog', { name: 'pasted.jpg' });
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'dropped.jpg' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View pasted.jpg' })).toBeVisible();
});

test('[SESS-4] a browser that is signed out from here is out, and so are all at once', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  const email = `${crypto.randomUUID()}@example.org`;
  await signIn({ email });
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

test('[SESS-2] a second person reads, changes and deletes nothing of the first, by any id', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn();
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
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport });

      test('[ACC-1] every page of the account is accessible, empty and full', async ({ page, signIn }) => {
        test.slow();
        await signIn();
        await page.goto('/');
        await openAccount(page, 'Overview');
        const tabs = ['Overview', 'Prompts', 'Private Notes', 'Image Collection', 'Settings'] as const;
        const look = async () => {
          for (const tab of tabs) {
            await goTo(page, tab);
            await expectAccessible(page);
            await expectNoSidewaysScroll(page);
          }
        };
        await look();
        await page.request.post('/api/notes', {
          data: { title: 'Longwordwithoutabreak'.repeat(9), content: 'x' },
        });
        for (const name of ['harbour.jpg', `${'longwordwithoutabreak'.repeat(9)}.jpg`])
          await page.request.post('/api/image-references', {
            multipart: { file: { name, mimeType: 'image/jpeg', buffer: await plainPicture() } },
          });
        await page.request.post('/api/prompts', {
          data: {
            title: 'One',
            description: '',
            prompt_text: 'Longwordwithoutabreak'.repeat(9),
            json_config: JSON.stringify({ mode: 'video' }),
          },
        });
        await page.reload();
        await look();
        await page.getByRole('button', { name: 'Delete Account' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}
