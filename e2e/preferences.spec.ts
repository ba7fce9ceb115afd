import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('[LOOK-3] font size and image scale apply at once, everywhere, and are kept', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=mode');
  // Behind the dialog it is out of reach of roles.
  const picture = page.getByLabel(/mends a net/);
  const lead = page.getByText('The same shot is told differently.');
  const look = async () => ({
    picture: (await picture.boundingBox())?.height,
    type: await lead.evaluate((node) => getComputedStyle(node).fontSize),
  });
  const before = await look();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const settings = page.getByRole('region', { name: 'Display' });
  await expectAccessible(page, '[data-base-ui-portal]');
  await settings.getByRole('button', { name: 'Larger pictures' }).click();
  await settings.getByRole('button', { name: 'Larger type' }).click();
  await expect(settings.getByRole('group', { name: 'Image scale' })).toContainText('125 %');
  await expect(settings.getByRole('group', { name: 'Font size' })).toContainText('16 px');
  const after = await look();
  expect(Number(after.picture) / Number(before.picture)).toBeCloseTo(1.25, 1);
  expect(Number.parseFloat(after.type) / Number.parseFloat(before.type)).toBeCloseTo(16 / 14, 2);

  for (let n = 0; n < 3; n++) await settings.getByRole('button', { name: 'Larger pictures' }).click();
  await expect(settings.getByRole('button', { name: 'Larger pictures' })).toBeDisabled();
  await settings.getByRole('radio', { name: 'Paper' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
  expect(Number((await look()).picture) / Number(before.picture)).toBeCloseTo(2, 1);
  expect((await look()).type).toBe(after.type);

  // In the largest type the bar of a phone has room for all that is pressed in it.
  for (let n = 0; n < 2; n++) await settings.getByRole('button', { name: 'Larger type' }).click();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  const out = await page.getByRole('button', { name: 'Sign out' }).boundingBox();
  expect(Number(out?.x) + Number(out?.width)).toBeLessThanOrEqual(390);
  expect(Number(out?.width)).toBeGreaterThanOrEqual(35);
});
