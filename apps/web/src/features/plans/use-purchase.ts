import { ApiError, type PlanId } from '@cuewright/contract';
import { useState } from 'react';
import { call, isOfSession } from '../../lib/api.ts';
import { logError } from '../../lib/log-error.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { renewPlan } from './plan-queries.ts';

/** The words of the specification for a purchase that did not work, and who support is. */
export function tellFailed(): void {
  showToast({
    title: 'Payment failed. Please try again or contact support.',
    text: 'A payment that went through shows below as an invoice. Support is whoever runs this site.',
    tone: 'error',
  });
}

function tellToSignIn(): void {
  showToast({ title: 'Please sign in to purchase a plan', tone: 'warn' });
}

/** Buys a plan: from the card that was pressed to the page where it is paid. */
export function usePurchase(userId: string | undefined, onSignIn: () => void) {
  const [buying, setBuying] = useState<PlanId>();

  async function choose(planId: PlanId) {
    if (buying) return;
    if (!userId) {
      tellToSignIn();
      return onSignIn();
    }
    setBuying(planId);
    try {
      const returnUrl = `${location.origin}/?step=payment`;
      const { url } = await call('POST /api/payments/create-session', {
        body: { planId, userId, returnUrl },
      });
      location.assign(url);
    } catch (error) {
      setBuying(undefined);
      // The page asks by itself, and comes back here.
      if (isOfSession(error)) return tellToSignIn();
      if (error instanceof ApiError && error.code === 'plan-held') {
        showToast({ title: error.problem.title, tone: 'info' });
        return void renewPlan();
      }
      logError('Failed to begin a payment:', error);
      tellFailed();
    }
  }

  return { buying, choose: (planId: PlanId) => void choose(planId), stop: () => setBuying(undefined) };
}
