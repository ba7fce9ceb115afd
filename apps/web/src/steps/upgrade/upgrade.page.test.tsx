import type { Invoice, Subscription } from '@cuewright/contract';
import { answer, refuse } from '../../../testing/answers.ts';
import { nextId, THEN } from '../../../testing/builders/ids.ts';
import { open } from '../../../testing/open.tsx';
import { allowNoise, expect, expectFine, page, test } from '../../../testing/page.ts';

const later = '2026-12-20T09:00:00.000Z';
const monthly: Subscription = {
  plan: 'monthly',
  state: 'active',
  until: later,
  renews: true,
  next_plan: null,
  is_demo: true,
  till: 'demo',
};
const invoice: Invoice = {
  id: nextId(),
  plan: 'monthly',
  cents: 400,
  currency: 'usd',
  paid_at: THEN,
  period_end: later,
  state: 'paid',
  refundable_until: later,
  is_demo: true,
};
const choose = (plan: string) => page.getByRole('button', { name: `Choose ${plan}` });

test('[UPGRADE-1] three plans with their prices are offered, in both themes, on a phone and on a desk', async () => {
  await open('/?step=payment');
  await expect(choose('Yearly Pro')).toBeEnabled();
  for (const words of ['Save 60%', 'Save 55%', 'Save 81%', 'Limited time', 'Most popular'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expectFine();
});

test('[UPGRADE-8] the plan that is held, and what was paid for it, can be looked at and given up', async () => {
  await open('/?step=payment', {
    'GET /api/users/subscription': monthly,
    'GET /api/payments/invoices': { invoices: [invoice], total: 1, next_cursor: null },
  });
  await expect(page.getByRole('heading', { name: 'Your plan: Monthly Pro' })).toBeVisible();
  await expect(page.getByText(/From \d+ \w+ \d{4}, nothing is paid now/)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Paid' })).toBeVisible();
  await expectFine();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Cancel Monthly Pro?' })).toBeVisible();
  await expectFine();
});

test('[UPGRADE-1] the demo checkout says what it is, in both themes, on a phone and on a desk', async () => {
  const session_id = nextId();
  await open(`/checkout/${session_id}`, {
    'GET /api/payments/{session}': {
      session_id,
      plan: 'monthly',
      state: 'open',
      is_demo: true,
      starts_at: THEN,
    },
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Demo checkout' })).toBeVisible();
  await expect(page.getByText('No money moves here.')).toBeVisible();
  await expectFine();
});

test('[UPGRADE-5] a payment that cannot begin, and a session that is gone, are told in their words', async () => {
  allowNoise(/Failed to begin a payment/);
  const told = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
  await open('/?step=payment', {
    'POST /api/payments/create-session': refuse('payments-unavailable'),
  });
  await choose('Yearly Pro').click();
  await told('Payment failed. Please try again or contact support.');
  answer({
    'POST /api/payments/create-session': refuse('not-signed-in'),
    'GET /api/users/me': refuse('not-signed-in'),
  });
  await choose('Yearly Pro').click();
  await told('Please sign in to purchase a plan');
});

test('[UPGRADE-6] Earn Free Credits opens the share dialog', async () => {
  await open('/?step=payment');
  await page.getByRole('button', { name: 'Earn Free Credits' }).click();
  await expect(page.getByRole('dialog')).toContainText(/friend/i);
});
