import type { CallInput, PlanId } from '@cuewright/contract';
import { plans } from '@cuewright/engine/content/plans';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, failureText } from '../../lib/api.ts';
import { moneyFormat } from '../../lib/currency.ts';
import { StepLink } from '../../lib/step-link.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { Stripe } from '../../ui/stripe/stripe.tsx';
import styles from './demo-checkout.module.css';

type Outcome = CallInput<'POST /api/payments/{session}/demo'>['body']['outcome'];

/** What stands in for a payment provider's page, and says so. */
export function DemoCheckout({ session }: { session: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['demo-checkout', session],
    queryFn: ({ signal }) => call('GET /api/payments/{session}', { params: { session }, signal }),
    retry: false,
  });
  const ending = useMutation({
    mutationFn: (outcome: Outcome) =>
      call('POST /api/payments/{session}/demo', { params: { session }, body: { outcome } }),
    onSuccess: ({ url }) => location.assign(url),
  });
  // The page that follows is on its way, so nothing can be pressed again.
  const isOver = ending.isPending || ending.isSuccess;
  const press = (outcome: Outcome) => () => {
    if (!isOver) ending.mutate(outcome);
  };
  const busy = (outcome: Outcome) => isOver && ending.variables === outcome;

  if (!data) {
    return error ? (
      <ErrorState
        level={1}
        title="This purchase cannot be shown"
        onRetry={refetch}
        actions={<StepLink to={{ step: 'payment' }}>Back to the plans</StepLink>}
      >
        {failureText(error)}
      </ErrorState>
    ) : (
      <SkeletonLines label="Loading the purchase" lines={6} />
    );
  }
  return (
    <div className={styles.slip}>
      <Stripe />
      <div className={styles.body}>
        <h1>Demo checkout</h1>
        <p>No money moves here. This page stands where a payment provider’s would.</p>
        <Bill plan={data.plan} />
        {data.state === 'open' ? (
          <div className={styles.actions}>
            <Button look="primary" size="l" isWide isBusy={busy('paid')} onClick={press('paid')}>
              Pay
            </Button>
            <Button isBusy={busy('declined')} onClick={press('declined')}>
              Decline
            </Button>
            <Button isBusy={busy('cancelled')} onClick={press('cancelled')}>
              Cancel
            </Button>
          </div>
        ) : (
          <p>
            This purchase is over. <StepLink to={{ step: 'payment' }}>Back to the plans</StepLink>
          </p>
        )}
        {ending.error && (
          <Banner tone="error" isNews head="Nothing was paid.">
            {failureText(ending.error)}
          </Banner>
        )}
        <p className={styles.note}>Decline is what a refused card does. Cancel goes back without a word.</p>
      </div>
    </div>
  );
}

const lasts = { month: 'One month', year: 'One year', once: 'For good' } as const;

function Bill({ plan: id }: { plan: PlanId }) {
  const plan = plans.find((one) => one.id === id);
  return (
    plan && (
      <dl className={styles.bill}>
        <div>
          <dt>Plan</dt>
          <dd>{plan.name}</dd>
        </div>
        <div>
          <dt>Lasts</dt>
          <dd>{lasts[plan.billing]}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>{moneyFormat().format(plan.price)}</dd>
        </div>
      </dl>
    )
  );
}
