import { answer, lineDown } from '../../testing/answers.ts';
import { endSession } from '../../testing/builders/people.ts';
import { open } from '../../testing/open.tsx';
import { allowNoise, expect, page, test } from '../../testing/page.ts';

test('[OUT-3] a sign-out that fails says so and leaves the person signed in, and works the next time', async () => {
  allowNoise(/Failed to logout/);
  await open('/?step=optimizer', { 'GET /api/logout': lineDown });
  const idea = page.getByRole('textbox', { name: 'Your idea' });
  await idea.fill('A lock keeper at dawn');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are still signed in', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Ana Torres' })).toBeVisible();
  await expect(idea).toHaveValue('A lock keeper at dawn');
  answer({ 'GET /api/logout': endSession });
  // An urgent toast is read out by another element, and hidden from readers until it has the focus.
  await page.getByRole('button', { name: 'Try again', includeHidden: true }).click();
  // Nobody who has just signed out is asked to sign in: the dialog is loaded, and would lie over the bar.
  await import('../features/sign-in/sign-in-dialog.tsx');
  await expect(page.getByRole('heading', { level: 1, name: /^Write the shot once/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
