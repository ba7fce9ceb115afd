import { open, openAsGuest } from '../../testing/open.tsx';
import { expect, expectAddress, expectFineInEveryLook, page, test } from '../../testing/page.ts';
import { offered } from './offered.ts';
import { needsSignIn, steps } from './steps.ts';

for (const { id, title } of offered)
  test(`${title} is accessible for somebody who has nothing yet, in both themes, on a phone and on a desk`, async () => {
    await open(`/?step=${id}&mode=photo`);
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
    await expectFineInEveryLook();
  });

for (const { id, title } of offered.filter((step) => needsSignIn(step.id, steps)))
  test(`[STEP-5] signed out, ${title} leads to the start page`, async () => {
    await openAsGuest(`/?step=${id}`);
    await expectAddress('/');
    await expect(page.getByRole('dialog', { name: 'Welcome to Cuewright' })).toBeVisible();
  });
