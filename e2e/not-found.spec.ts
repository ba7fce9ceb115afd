import { expect, test } from './test.ts';

test('[WEB-2] an address that is not there says so, with scripts and without, and leads to the start', async ({
  page,
  browser,
  baseURL,
  allowedNoise,
}) => {
  allowedNoise.push(/status of 404/);
  const bare = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  for (const shown of [page, await bare.newPage()]) {
    const answer = await shown.goto('/nowhere/at/all');
    expect(answer?.status()).toBe(404);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
    await shown.getByRole('link', { name: 'Start page' }).click();
    await expect(shown).toHaveURL('/');
  }
  await bare.close();
});
