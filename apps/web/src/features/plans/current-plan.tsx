import type { Subscription } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, failureText } from '../../lib/api.ts';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './current-plan.module.css';
import { subscriptionQuery } from './plan-queries.ts';
import { dayOf, planName, standingOf } from './plan-words.ts';

/** The plan one has, how it goes on, and what can be done about that. */
export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const [isAsking, setAsking] = useState(false);
  const changing = useMutation({
    mutationFn: (renews: boolean) => call(renews ? 'POST /api/payments/resume' : 'POST /api/payments/cancel'),
    onSuccess: (changed) => {
      queryClient.setQueryData(subscriptionQuery.queryKey, changed);
      setAsking(false);
    },
  });
  const resume = useOneAtATime(async () => void (await changing.mutateAsync(true)));
  const cancel = useOneAtATime(async () => void (await changing.mutateAsync(false)));
  const { plan, state, until, renews } = subscription;
  const canChange = until !== null && state !== 'suspended';
  return (
    <section className={styles.current} aria-labelledby="current-plan">
      <div>
        <h2 id="current-plan">Your plan: {planName(plan)}</h2>
        <p>{standingOf(subscription)}</p>
      </div>
      {canChange &&
        (renews ? (
          <Button onClick={() => setAsking(true)}>Cancel plan</Button>
        ) : (
          <Button isBusy={changing.isPending} onClick={resume}>
            Resume plan
          </Button>
        ))}
      {changing.error && !isAsking && (
        <Banner tone="error" isNews head="Nothing was changed.">
          {failureText(changing.error)}
        </Banner>
      )}
      <Dialog
        isAlert
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Cancel ${planName(plan)}?`}
        foot={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button look="danger" isBusy={changing.isPending} onClick={cancel}>
              Cancel plan
            </Button>
          </>
        }
      >
        <p>Pro stays until {until && dayOf(until)}. Nothing more is paid, and your work stays yours.</p>
        {changing.error && (
          <Banner tone="error" isNews head="Nothing was changed.">
            {failureText(changing.error)}
          </Banner>
        )}
      </Dialog>
    </section>
  );
}
