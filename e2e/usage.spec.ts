import type { Page } from '@playwright/test';
import { openResult, savePrompt } from './saved-prompt.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

// Midnight UTC is two o'clock there, all year.
test.use({ locale: 'en-GB', timezoneId: 'Africa/Johannesburg' });

const meter = (page: Page) => page.getByRole('meter', { name: 'Prompts today' });

/** As a builder does it: counts, then tells the page. */
async function generate(page: Page, count = 1): Promise<void> {
  await page.evaluate(async (times) => {
    for (let n = 0; n < times; n++) {
      const { ok } = await fetch('/api/usage/increment', { method: 'POST' });
      if (!ok) throw new Error('Not counted.');
    }
    dispatchEvent(new CustomEvent('refreshUsage'));
  }, count);
}

test('[METER-7] the count follows what is generated, is read out, and says when it nears its end', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=mode');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '0 of 6');
  await expect(page.getByText('Resets at 02:00', { exact: true })).toBeVisible();

  await generate(page);
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '1 of 6');
  await expect(page.getByRole('status').filter({ hasText: 'Prompts today: 1 of 6' })).toBeAttached();

  await generate(page, 3);
  await expect(page.getByText('2 prompts are left today.')).toBeVisible();
  await generate(page, 2);
  await expect(page.getByText('New prompts come at 02:00.')).toBeVisible();
  await expect(meter(page)).toHaveAttribute('aria-valuenow', '6');

  for (const colorScheme of ['dark', 'light'] as const) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('what the six are made of is told on tap and by keyboard', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/?step=mode');
  const term = page.getByRole('button', { name: '5 daily + 1 for signing in' });
  await term.click();
  const tip = page.getByRole('tooltip');
  await expect(tip).toContainText('That makes 6 prompts a day. The count begins again at 02:00.');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).last().focus();
  await term.focus();
  await expect(tip).toBeVisible();
});

test('[FAIL-1] a count that cannot be loaded is assumed to be 0 of 6, said so, and asked for again', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/Failed to fetch usage/, /Failed to load resource/);
  await signIn();
  await page.route('/api/usage', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/?step=mode');
  await expect(page.getByText('Today’s count could not be loaded.')).toBeVisible();
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '0 of 6');
  await page.unroute('/api/usage');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Today’s count could not be loaded.')).toBeHidden();
  await expect(page.getByText('Resets at 02:00', { exact: true })).toBeVisible();
});

test('[UPGRADE-7] a result asks to upgrade, and premium, which has no end, is not asked', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { id } = await savePrompt(page.request);
  const asked = page.getByText('Pro has no daily count.');
  await openResult(page, id);
  await expect(asked).toBeVisible();
  await page.getByRole('button', { name: 'Create Storyboard' }).click();
  await page.waitForURL(/step=storyboard/);
  await expect(page.getByRole('button', { name: 'Generate All' })).toBeVisible();
  await expect(asked).toBeVisible();

  await page.route('/api/usage', async (route) => {
    const answer = await route.fetch();
    const usage = { ...(await answer.json()), is_premium: true, allowance: 999_999, remaining: 999_999 };
    await route.fulfill({ response: answer, json: usage });
  });
  await page.goto('/?step=mode');
  await expect(page.getByText('Unlimited', { exact: true }).first()).toBeVisible();
  await expect(meter(page)).toHaveCount(0);
  await openResult(page, id);
  await expect(asked).toHaveCount(0);
});
