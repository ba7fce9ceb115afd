import { expect, test } from './test.ts';

test('[LIB-5] Back from a prompt leads to the very place in the list it was taken from', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?step=library&view=list');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const use = page.getByRole('button', { name: /^Use / });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1900);
  const taken = use.nth(4);
  await taken.scrollIntoViewIfNeeded();
  const [name, place] = [await taken.getAttribute('aria-label'), await taken.boundingBox()];
  await taken.click();
  await page.waitForURL(/step=result/);
  await page.goBack();
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeInViewport();
  expect(await page.getByRole('button', { name: name ?? '', exact: true }).boundingBox()).toEqual(place);
});
