import { answer, bodiesOf, refuse } from '../../../testing/answers.ts';
import { account, person } from '../../../testing/builders/people.ts';
import { open } from '../../../testing/open.tsx';
import { expect, expectFine, PHONE, page, test } from '../../../testing/page.ts';

const dialog = () => page.getByRole('dialog', { name: 'Complete Your Profile' });
const complete = () => dialog().getByRole('button', { name: 'Complete Profile' });
const box = (name: string) => dialog().getByLabel(name);

async function openIncomplete(): Promise<void> {
  await open('/', account({ profile: { profile_completed: false, phone: '', job: '', intro: '' } }));
  await expect(dialog()).toBeVisible();
}

test('[SIGN-8] is prefilled, says what is missing, counts, and takes the first of it', async () => {
  await openIncomplete();
  await expect(box('Full name')).toHaveValue('Ana Torres');
  await expect(box('Email')).toHaveValue('ana@example.org');
  await complete().click();
  await expect(dialog().getByText('Phone number is required')).toBeVisible();
  await expect(dialog().getByText('Job/Profession is required')).toBeVisible();
  await expect(dialog().getByText('Introduction is required')).toBeVisible();
  await expect(box('Phone')).toBeFocused();
  await box('Phone').fill('0');
  await expect(dialog().getByText('Phone number is required')).toBeHidden();
  await box('Job/Profession').fill('Cinematographer');
  await box('Brief introduction').fill('I light documentaries.');
  await expect(dialog().getByText('22/500')).toBeVisible();
  await complete().click();
  await expect(dialog().getByText('Please enter a valid phone number')).toBeVisible();
  expect(bodiesOf('POST /api/user-profile')).toEqual([]);
});

test('[SIGN-8] a profile that could not be saved says so in sight, and is kept', async () => {
  const held = Promise.withResolvers<void>();
  await page.viewport(PHONE.width, PHONE.height);
  await openIncomplete();
  answer({
    'POST /api/user-profile': async () => {
      await held.promise;
      return refuse('malformed-request');
    },
  });
  await box('Phone').fill('+34 600 123 456');
  await box('Job/Profession').fill('Gaffer');
  await box('Brief introduction').fill('I light documentaries. '.repeat(20));
  await complete().click();
  await expect(dialog().getByRole('button', { name: 'Saving...' })).toBeVisible();
  held.resolve();
  const failure = dialog().getByText('Failed to save profile. Please try again.');
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expectFine();
  answer({ 'POST /api/user-profile': person().profile });
  await complete().click();
  await expect(dialog()).toBeHidden();
  expect(bodiesOf('POST /api/user-profile').at(-1)).toMatchObject({ job: 'Gaffer' });
});
