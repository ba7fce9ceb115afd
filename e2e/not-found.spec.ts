import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('[WEB-2] an address that is not there says so, and leads to the start', async ({
      page,
      allowedNoise,
    }) => {
      allowedNoise.push(/status of 404/);
      const answer = await page.goto('/nowhere/at/all');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
      // What looks for faults runs in the page itself.
      if (javaScriptEnabled) {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await page.getByRole('link', { name: 'Start page' }).click();
      await expect(page).toHaveURL('/');
    });
  });
}
