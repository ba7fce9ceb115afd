import { openAsGuest } from '../../testing/open.tsx';
import { expect, expectFine, page, test } from '../../testing/page.ts';

test('[WEB-2] an address that is not there says so, and leads to the start', async () => {
  await openAsGuest('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  await expect(page.getByRole('link', { name: 'Start page' })).toHaveAttribute('href', '/');
  await expectFine();
});
