import { referralLimits, usageLimits } from '@cuewright/contract';
import { type Answers, answer } from '../../../testing/answers.ts';
import { nextId, THEN } from '../../../testing/builders/ids.ts';
import { type Person, person } from '../../../testing/builders/people.ts';
import { open } from '../../../testing/open.tsx';
import { expect, expectFine, page, press, test, vi } from '../../../testing/page.ts';

const meter = () => page.getByRole('meter', { name: 'Prompts today' });
const dialog = () => page.getByRole('dialog', { name: 'Share for +3' });
const usage = (given: Person['usage']): Answers => ({
  'GET /api/usage': person({ usage: given }).usage,
});

async function openShare(): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('button', { name: 'Share and earn' }).click();
}

test('[SHARE-4] sharing brings three credits once a day, tells so, and the count follows', async () => {
  const midnight = new Date();
  midnight.setUTCHours(24, 0, 0, 0);
  const next_at = midnight.toISOString();
  await open('/?step=mode', {
    'POST /api/track-share': ({ body }) => ({ id: nextId(), platform: body.platform, created_at: THEN }),
    'POST /api/award-share-credits': { awarded: 3, next_at },
  });
  await openShare();
  await expect(dialog().getByLabel('Your link')).toHaveValue(/\/\?ref=[0-9A-F]{8}$/);
  for (const place of ['WhatsApp', 'Telegram', 'Twitter', 'Facebook'])
    await expect(dialog().getByRole('link', { name: place })).toHaveAttribute('href', /ref%3D[0-9A-F]{8}/);
  await expectFine();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await dialog().getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog().getByRole('status').filter({ hasText: '3 credits are yours.' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(referralLimits.successMs);
  await expect(dialog()).toBeHidden();
  answer(usage({ credits: 3, remaining: 9 }));
  await vi.advanceTimersByTimeAsync(usageLimits.refreshAfterShareMs);
  await expect(meter()).toHaveAttribute('aria-valuetext', '0 of 9');
  vi.useRealTimers();

  answer({ 'POST /api/award-share-credits': { awarded: 0, next_at } });
  await openShare();
  await expect(dialog().getByText('Credits earned')).toBeVisible();
  await dialog().getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog().getByText(/The next can be earned (today|tomorrow) at 02:00/)).toBeVisible();
  await expect(dialog()).toBeVisible();
});

test('[SHARE-5] the dialog opens by itself when the day’s prompts are used up, once a day', async () => {
  const tell = (used: number) => {
    answer(usage({ prompts_used: used, remaining: 6 - used }));
    dispatchEvent(new CustomEvent('refreshUsage'));
  };
  await open('/?step=mode');
  await expect(meter()).toHaveAttribute('aria-valuetext', '0 of 6');
  tell(5);
  await expect(page.getByText('1 prompt is left today.')).toBeVisible();
  tell(6);
  const usedUp = page.getByRole('dialog', { name: 'Today’s prompts are used up' });
  await expect(usedUp).toBeVisible();
  await press('Escape');
  await expect(usedUp).toBeHidden();
  await open('/?step=mode', usage({ prompts_used: 6, remaining: 0 }));
  await page.getByRole('button', { name: 'Share for +3' }).click();
  await expect(dialog()).toBeVisible();
});
