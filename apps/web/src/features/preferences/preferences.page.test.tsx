import { bodiesOf, hold } from '../../../testing/answers.ts';
import { account } from '../../../testing/builders/people.ts';
import { open } from '../../../testing/open.tsx';
import { expect, expectNoSidewaysScroll, PHONE, page, press, test } from '../../../testing/page.ts';
import { choosePreferences } from '../../lib/preferences.ts';

/** The height of a picture, and the size of a line of type. */
async function look(): Promise<{ picture: number; type: number }> {
  // Behind the dialog they are out of reach of roles.
  const { height } = await page.getByLabel(/mends a net/).boundingBox();
  const lead = page.getByText('The same shot is told differently.');
  return {
    picture: height,
    type: Number.parseFloat(await lead.evaluate((line) => getComputedStyle(line).fontSize)),
  };
}

async function openSettings() {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  return page.getByRole('region', { name: 'Display' });
}

test('[LOOK-3] font size and image scale apply at once, everywhere, and are kept', async () => {
  await open('/?step=mode');
  await expect(page.getByLabel(/mends a net/)).toBeVisible();
  const before = await look();
  const settings = await openSettings();
  const larger = (what: string) => settings.getByRole('button', { name: `Larger ${what}` });
  await larger('pictures').click();
  await larger('type').click();
  await expect(settings.getByRole('group', { name: 'Image scale' })).toContainText('125 %');
  await expect(settings.getByRole('group', { name: 'Font size' })).toContainText('16 px');
  const after = await look();
  expect(after.picture / before.picture).toBeCloseTo(1.25, 1);
  expect(after.type / before.type).toBeCloseTo(16 / 14, 2);

  for (let n = 0; n < 3; n++) await larger('pictures').click();
  await expect(larger('pictures')).toBeDisabled();
  await settings.getByRole('radio', { name: 'Paper' }).click();
  const kept = () =>
    Object.assign({}, ...bodiesOf('PATCH /api/user-profile').map((body) => body.preferences));
  await expect.poll(kept).toEqual({ image_scale: 200, font_size: 16, theme: 'paper' });
  await press('Escape');
  await open('/?step=mode');
  await expect(page.getByLabel(/mends a net/)).toBeVisible();
  expect(document.documentElement.dataset['theme']).toBe('paper');
  expect((await look()).picture / before.picture).toBeCloseTo(2, 1);
  expect((await look()).type).toBe(after.type);
});

test('[LOOK-3] in the largest type the bar of a phone has room for all that is pressed in it', async () => {
  localStorage.setItem('font-size', '20');
  dispatchEvent(new Event('look'));
  await open('/?step=mode');
  await page.viewport(PHONE.width, PHONE.height);
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await expect(signOut).toBeVisible();
  expectNoSidewaysScroll();
  const { right, width } = await signOut.boundingBox();
  expect(right).toBeLessThanOrEqual(390);
  expect(width).toBeGreaterThanOrEqual(35);
});

test('[LOOK-3] a choice still waiting to be saved is not sent once its person has left', async () => {
  await open(
    '/?step=mode',
    account({ profile: { preferences: { font_size: null, image_scale: null, theme: 'paper' } } }),
  );
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('paper');
  const letGo = hold('PATCH /api/user-profile');
  choosePreferences({ fontSize: 16 });
  await expect.poll(() => bodiesOf('PATCH /api/user-profile').length).toBe(1);
  choosePreferences({ imageScale: 125 });
  await expect.poll(() => document.documentElement.getAttribute('style')).toContain('1.25');
  await open('/?step=mode');
  letGo();
  await open('/?step=models');
  expect(bodiesOf('PATCH /api/user-profile').map(({ preferences }) => preferences)).toEqual([
    { font_size: 16 },
  ]);
});
