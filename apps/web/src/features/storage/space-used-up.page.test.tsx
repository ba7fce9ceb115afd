import { answer, refuse } from '../../../testing/answers.ts';
import { drawerOf } from '../../../testing/builders/notes.ts';
import { open } from '../../../testing/open.tsx';
import { expect, expectFine, page, test } from '../../../testing/page.ts';

test('[QUOTA-3] a note beyond the space says how much there is, and is kept once there is room', async () => {
  const { answers } = drawerOf();
  const detail = 'Prompts, notes and storyboards can take 1 MB; yours take 1.0 MB.';
  await open('/?step=method', {
    ...answers,
    'POST /api/notes': () =>
      refuse('space-used-up', { kept_bytes: 1_048_000, most_bytes: 1_048_576, detail }),
  });
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('tab', { name: /^Private Notes/ }).click();
  await page.getByRole('button', { name: 'Add Note' }).click();
  const form = page.getByRole('form', { name: 'New note' });
  await form.getByLabel('Title').fill('The last ferry');
  await form.getByLabel('Content').fill('Every light on.');
  await form.getByRole('button', { name: 'Save Note' }).click();
  const refusal = page.getByText(/Your space is full, so this was not saved\./);
  await expect(refusal).toContainText(detail);
  await expect(form.getByLabel('Title')).toHaveValue('The last ferry');
  await expectFine();
  answer(answers);
  await form.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Note saved' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The last ferry' })).toBeVisible();
});
