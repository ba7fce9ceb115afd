import { open } from '../../../testing/open.tsx';
import { expect, expectAddress, page, press, test } from '../../../testing/page.ts';

const photo = () => page.getByRole('radio', { name: 'Image Mode' });
const video = () => page.getByRole('radio', { name: 'Video Mode' });

test('[MODE-2] a mode is chosen, kept, and continued with', async () => {
  await open('/?step=method');
  await page.getByRole('link', { name: 'Advanced Steps' }).click();
  await expectAddress('/?step=mode&method=enhanced');
  await expect(photo()).toBeChecked();
  await video().click();
  await expect(video()).toBeChecked();
  // In the address, so that a reload finds it.
  await expectAddress('/?step=mode&mode=video&method=enhanced');
  await open(location.pathname + location.search);
  await expect(video()).toBeChecked();
  await page.getByRole('button', { name: 'Continue with Video Mode' }).click();
  await expectAddress('/?step=enhanced-steps&mode=video&method=enhanced');

  history.back();
  await expect(video()).toBeChecked();
  await video().press('ArrowUp');
  await expect(photo()).toBeChecked();
  await press('Enter');
  await expectAddress('/?step=enhanced-steps&mode=photo&method=enhanced');

  await open('/?step=mode');
  await page.getByRole('button', { name: 'Continue with Image Mode' }).click();
  await expectAddress('/?step=method&mode=photo');
});
