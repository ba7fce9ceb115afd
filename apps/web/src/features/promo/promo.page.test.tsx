import { back, box, next } from '../../../testing/builder-words.ts';
import { letPromoCome, open } from '../../../testing/open.tsx';
import { beforeEach, expect, expectAddress, expectFine, page, test, vi } from '../../../testing/page.ts';

const promo = () => page.getByRole('dialog', { name: 'Introducing the Nano Banana Model' });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const image = () => page.getByRole('radio', { name: 'Image Mode' });

/** Lets what the page asked for arrive, in no time. */
async function settle(): Promise<void> {
  await expect.poll(() => pass(0).then(() => document.querySelector('[role=meter]') !== null)).toBe(true);
}

/** Takes the clock in hand: nobody waits for three seconds. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

beforeEach(() => {
  letPromoCome();
  stopClock();
});

test('[PROMO-1] comes three seconds after photo mode was entered, once a visit', async () => {
  await open('/?step=mode&method=enhanced&mode=video');
  await settle();
  await pass(10_000);
  await image().click();
  await expect(image()).toBeChecked();
  await pass(2_900);
  await expect(promo()).toBeHidden();
  await pass(100);
  await expect(promo()).toBeVisible();
  vi.useRealTimers();
  await expectFine('[data-base-ui-portal]');
  await promo().getByRole('button', { name: 'Maybe Later' }).click();
  await expect(promo()).toBeHidden();
  stopClock();
  await open('/?step=mode&method=enhanced&mode=photo');
  await settle();
  await expect(image()).toBeChecked();
  await pass(10_000);
  await expect(promo()).toBeHidden();
});

test('[PROMO-2] Try Now continues with the model', async () => {
  await open('/?step=mode&method=enhanced&mode=photo');
  await settle();
  await pass(3_000);
  await promo().getByRole('button', { name: 'Try Now' }).click();
  await expectAddress('/?step=enhanced-steps&mode=photo&method=enhanced');
  await expect(page.getByRole('radio', { name: /^Nano Banana/, checked: true })).toBeVisible();
});

test('[PROMO-2] in Simple Steps it chooses the model there, and waits for whoever writes', async () => {
  await open('/?step=steps&mode=photo&method=guided');
  await settle();
  await page.getByRole('radio', { name: /^Midjourney/ }).click();
  await next().click();
  await pass(2_500);
  await box('Subject').pressSequentially('A net');
  await pass(500);
  await expect(promo()).toBeHidden();
  // Nor over a field that somebody is still in.
  await pass(2_000);
  await expect(promo()).toBeHidden();
  (document.activeElement as HTMLElement).blur();
  await pass(1_000);
  await promo().getByRole('button', { name: 'Try Now' }).click();
  await expectAddress('/?step=steps&mode=photo&method=guided');
  await expect(box('Subject')).toHaveValue('A net');
  await back().click();
  await expect(page.getByRole('radio', { name: /^Nano Banana/, checked: true })).toBeVisible();
});

test('[PROMO-1] another tab of the same visit does not show it again, the next visit does', async () => {
  const begin = Date.now();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: begin });
  localStorage.setItem('promo-seen', String(begin - 60_000));
  await open('/?step=mode&method=enhanced&mode=photo');
  await settle();
  await pass(10_000);
  await expect(promo()).toBeHidden();
  localStorage.setItem('promo-seen', String(begin - 60 * 60_000));
  await open('/?step=mode&method=enhanced&mode=photo');
  await settle();
  await pass(3_000);
  await expect(promo()).toBeVisible();
});
