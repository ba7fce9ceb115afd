import { type Answers, answer, bodiesOf, refuse } from '../../../testing/answers.ts';
import { collectionOf, plainJpeg } from '../../../testing/builders/collection.ts';
import { note } from '../../../testing/builders/notes.ts';
import { account, endSession } from '../../../testing/builders/people.ts';
import { savedPrompt, shelfOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import { expect, expectAddress, expectFine, type Locator, page, test, vi } from '../../../testing/page.ts';
import { haveCamera } from '../../../testing/some-camera.ts';

type Tab = 'Overview' | 'Prompts' | 'Private Notes' | 'Image Collection' | 'Settings';
const tabs = ['Overview', 'Prompts', 'Private Notes', 'Image Collection', 'Settings'] as const;

const name = (): Locator => page.getByRole('button', { name: /^Account of / });

async function goTo(tab: Tab): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  await expect(page.getByRole('heading', { name: tab, exact: true })).toBeVisible();
}

async function openAccount(tab: Tab): Promise<void> {
  await name().click();
  await goTo(tab);
}

test('[ACC-2] opens over the page, closes by Back, and is there again when one comes back to it', async () => {
  await open('/?step=method', shelfOf(savedPrompt({ prompt_text: 'A quay.' })).answers);
  const dialog = page.getByRole('dialog', { name: 'Ana Torres' });
  await openAccount('Settings');
  history.back();
  await expect(dialog).toBeHidden();
  await expectAddress('/?step=method');
  await expect(name()).toBeFocused();

  await openAccount('Overview');
  await dialog.getByRole('button', { name: /A quay\./ }).click();
  await expect(dialog).toBeHidden();
  await expectAddress(/step=result/);
  history.back();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expectAddress('/?step=method');
});

test('[ACC-3] asks the server for nothing of it before it is opened', async () => {
  const ofTheDialog = [
    'GET /api/prompts',
    'GET /api/notes',
    'GET /api/image-references',
    'GET /api/sessions',
  ] as const;
  const asked = () => ofTheDialog.filter((key) => bodiesOf(key).length > 0);
  await open('/');
  await expect(name()).toBeVisible();
  expect(asked()).toEqual([]);
  await openAccount('Settings');
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  expect(asked()).toEqual(ofTheDialog);
});

test('[ACC-4] [ACC-5] the quick actions of the overview do what they say', async () => {
  const profile = { profile_completed: false, phone: '', job: '', intro: '' };
  await open('/', { ...account({ profile }), ...collectionOf().answers });
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await openAccount('Overview');
  await expect(page.getByText('A phone number, your profession and a short introduction')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a prompt' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByRole('form', { name: 'New note' }).getByLabel('Title')).toBeFocused();
  await goTo('Overview');
  const picking = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Upload Image' }).click();
  await expect.poll(() => picking.mock.contexts.length).toBeGreaterThan(0);
  const picker = page.getByLabel('Pictures to upload');
  expect(picking.mock.contexts).toContain(picker.element());
  picking.mockRestore();
  await picker.upload(await plainJpeg('still.jpg'));
  await expect(page.getByRole('button', { name: 'View still.jpg' })).toBeVisible();
  await goTo('Overview');
  await page.getByRole('button', { name: /^Settings type size/ }).click();
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();

  await goTo('Overview');
  haveCamera();
  await page.getByRole('button', { name: 'Capture Photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Capture Photo' });
  await camera.getByRole('button', { name: 'Take photo' }).click();
  await camera.getByRole('button', { name: 'Keep photo' }).click();
  await expect(camera).toBeHidden();
  await expect(page.getByRole('button', { name: /^View Photo / })).toBeVisible();
});

test('[ACC-5] a camera that may not be used says what to do', async () => {
  await open('/');
  await openAccount('Image Collection');
  const refusal = new DOMException('', 'NotAllowedError');
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(refusal);
  await page.getByRole('button', { name: 'Capture Photo' }).click();
  await expect(page.getByRole('alert')).toContainText('Allow the camera for it in your browser');
});

test('[ACC-1] an account is deleted only for whoever types its address', async () => {
  await open('/', { 'DELETE /api/users/me': () => refuse('malformed-request') });
  await openAccount('Settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const forGood = question.getByRole('button', { name: 'Delete for good' });
  await expectFine();
  await question.getByLabel('Your email').fill('somebody@example.org');
  await expect(forGood).toBeDisabled();
  await question.getByLabel('Your email').fill('ana@example.org');
  await forGood.click();
  await expect(question.getByRole('alert')).toContainText('Nothing was deleted.');
  answer({ 'DELETE /api/users/me': endSession });
  await forGood.click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(bodiesOf('DELETE /api/users/me').at(-1)).toEqual({ email: 'ana@example.org' });
});

const longWord = 'Longwordwithoutabreak'.repeat(9);
const full: Answers = {
  ...shelfOf(savedPrompt({ mode: 'video', prompt_text: longWord })).answers,
  ...collectionOf('harbour.jpg', `${longWord}.jpg`).answers,
  'GET /api/notes': { notes: [note({ title: longWord })], total: 1, next_cursor: null },
};

for (const [state, answers] of [
  ['empty', {}],
  ['full', full],
] as const)
  test(`[ACC-1] every page of the account is accessible, ${state}`, async () => {
    await open('/', answers);
    await openAccount('Overview');
    for (const tab of tabs) {
      await goTo(tab);
      await expectFine();
    }
  });
