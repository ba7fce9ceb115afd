import { type Answers, answer, lineDown } from '../../../testing/answers.ts';
import { person } from '../../../testing/builders/people.ts';
import { savedPrompt, shelfOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import {
  allowNoise,
  beforeEach,
  expect,
  expectAddress,
  expectFine,
  expectNoSidewaysScroll,
  PHONE,
  page,
  press,
  test,
  vi,
} from '../../../testing/page.ts';

const meter = () => page.getByRole('meter', { name: 'Prompts today' });

/** Somebody who has generated so many today. */
const used = (prompts_used: number): Answers => ({
  'GET /api/usage': person({ usage: { prompts_used, remaining: 6 - prompts_used } }).usage,
});
const midnight = '02:00';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00.000Z') });
});

/** As a builder does it: what was counted is told to the page. */
function tell(count: number): void {
  answer(used(count));
  dispatchEvent(new CustomEvent('refreshUsage'));
}

test('[METER-7] the count follows what is generated, is read out, and says when it nears its end', async () => {
  await open('/?step=mode');
  await expect(meter()).toHaveAttribute('aria-valuetext', '0 of 6');
  await expect(page.getByText(`Resets at ${midnight}`, { exact: true })).toBeVisible();
  tell(1);
  await expect(meter()).toHaveAttribute('aria-valuetext', '1 of 6');
  await expect(page.getByRole('status').filter({ hasText: 'Prompts today: 1 of 6' })).toBeAttached();
  tell(4);
  await expect(page.getByText('2 prompts are left today.')).toBeVisible();
  await expect(page.getByText('2 left today', { exact: true })).toBeVisible();
  // Once a day: the line goes on saying it, the toast does not.
  tell(5);
  await expect(page.getByText('1 left today', { exact: true })).toBeVisible();
  await expect(page.getByText('1 prompt is left today.')).toHaveCount(0);
  tell(6);
  // With none left, the share dialog opens by itself.
  const share = page.getByRole('dialog', { name: 'Today’s prompts are used up' });
  await expect(share).toBeVisible();
  await press('Escape');
  await expect(share).toHaveCount(0);
  await expect(page.getByText(`New prompts come at ${midnight}.`)).toBeVisible();
  await expect(meter()).toHaveAttribute('aria-valuenow', '6');
  await expectFine();
});

test('[METER-8] the meter stands over the steps that make a prompt, and over no other', async () => {
  await open('/?step=mode');
  await expect(meter()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cuewright' }).click();
  await expectAddress('/');
  await expect(meter()).toBeHidden();
  await open('/?step=method');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Approach' })).toBeVisible();
  await expect(meter()).toBeHidden();
});

test('[METER-9] the meter is one line, on a phone too, whatever there is to say', async () => {
  await open('/?step=mode', used(4));
  await expect(page.getByText('2 left today', { exact: true })).toBeVisible();
  const line = () => meter().element().closest('div[class*="strip"]')?.getBoundingClientRect().height ?? 0;
  expect(line()).toBeLessThanOrEqual(48);
  await page.viewport(PHONE.width, PHONE.height);
  expect(line()).toBeLessThanOrEqual(48);
  expectNoSidewaysScroll();
});

test('what the six are made of is told on tap and by keyboard', async () => {
  await open('/?step=mode');
  const term = page.getByRole('button', { name: '5 daily + 1 for signing in' });
  await term.click();
  const tip = page.getByRole('tooltip');
  await expect(tip).toContainText(`That makes 6 prompts a day. The count begins again at ${midnight}.`);
  await press('Escape');
  await expect(tip).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).last().focus();
  await term.focus();
  await expect(tip).toBeVisible();
});

test('[FAIL-1] a count that cannot be loaded is assumed to be 0 of 6, said so, and asked for again', async () => {
  allowNoise(/Failed to fetch usage/);
  await open('/?step=mode', { 'GET /api/usage': lineDown });
  await expect(page.getByText('Today’s count could not be loaded.')).toBeVisible();
  await expect(meter()).toHaveAttribute('aria-valuetext', '0 of 6');
  answer(used(0));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Today’s count could not be loaded.')).toBeHidden();
  await expect(page.getByText(`Resets at ${midnight}`, { exact: true })).toBeVisible();
});

test('[UPGRADE-7] a result asks to upgrade, and premium, which has no end, is not asked', async () => {
  const { answers, kept } = shelfOf(savedPrompt());
  const result = `/?step=result&id=${kept[0]?.id}`;
  const asked = page.getByText('Pro has no daily count.');
  await open(result, answers);
  await expect(asked).toBeVisible();

  const { usage } = person({ usage: { is_premium: true, allowance: 999_999, remaining: 999_999 } });
  await open('/?step=mode', { ...answers, 'GET /api/usage': usage });
  dispatchEvent(new CustomEvent('refreshUsage'));
  await expect(page.getByText('Unlimited', { exact: true }).first()).toBeVisible();
  await expect(meter()).toHaveCount(0);
  await open(result, { ...answers, 'GET /api/usage': usage });
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible();
  await expect(asked).toHaveCount(0);
});
