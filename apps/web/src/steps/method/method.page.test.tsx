import { open } from '../../../testing/open.tsx';
import { expect, expectAddress, page, test } from '../../../testing/page.ts';

test('[METHOD-1] the ways to a prompt stand side by side, each leading into its method', async () => {
  await open('/?step=method');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Approach' })).toBeVisible();
  const heard: unknown[] = [];
  addEventListener('methodSelect', (event) => heard.push((event as CustomEvent).detail), { once: true });
  await page.getByRole('link', { name: 'Simple Steps' }).click();
  await expectAddress('/?step=steps&mode=photo&method=guided');
  expect(heard).toEqual(['guided']);

  history.back();
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await expectAddress('/?step=steps&mode=photo&method=guided');
});
