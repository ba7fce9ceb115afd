import { paymentLimits } from '@cuewright/contract';
import { useEffect, useState } from 'react';
import { call, isOfSession } from '../../lib/api.ts';
import { logError } from '../../lib/log-error.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { renewPlan } from './plan-queries.ts';
import { dayOf, planName } from './plan-words.ts';
import { tellFailed } from './use-purchase.ts';

const ASK_EVERY_MS = 1_500;

type Ending = 'confirmed' | 'over' | 'waiting';

/** Who comes back from paying is told how it ended. Says whether that is still being asked. */
export function useReturn(session: string | null, onTold: () => void): boolean {
  const [told, setTold] = useState<string>();
  useEffect(() => {
    if (!session) return;
    const leaving = new AbortController();
    void confirm(session, leaving.signal)
      .then((ending) => {
        if (!leaving.signal.aborted && ending === 'waiting') {
          showToast({
            title: 'The payment is not confirmed yet.',
            text: 'Nothing is lost: Pro begins as soon as it is.',
            tone: 'info',
          });
        }
        return true;
      })
      .catch((error) => {
        if (leaving.signal.aborted) return true;
        // Whoever signs in again comes back to this address, and it is asked anew.
        if (isOfSession(error)) return false;
        logError('Failed to confirm a payment:', error);
        tellFailed();
        return true;
      })
      .then((isOver) => {
        if (leaving.signal.aborted || !isOver) return;
        setTold(session);
        onTold();
      });
    return () => leaving.abort();
  }, [session, onTold]);
  return session !== null && told !== session;
}

async function confirm(session: string, signal: AbortSignal): Promise<Ending> {
  const until = Date.now() + paymentLimits.confirmWithinMs;
  for (;;) {
    const { state, plan, starts_at } = await call('GET /api/payments/{session}', {
      params: { session },
      signal,
    });
    if (state === 'paid') {
      await call('POST /api/users/subscription', { body: { planType: plan, status: 'active' }, signal });
      await renewPlan();
      const isLater = Date.parse(starts_at) > Date.now();
      showToast(
        isLater
          ? { title: `${planName(plan)} begins on ${dayOf(starts_at)}.`, tone: 'go' }
          : { title: `Successfully upgraded to ${planName(plan)}! Welcome to Pro!`, tone: 'go' },
      );
      return 'confirmed';
    }
    if (state === 'declined') tellFailed();
    if (state !== 'open') return 'over';
    if (Date.now() > until) return 'waiting';
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    signal.throwIfAborted();
  }
}
