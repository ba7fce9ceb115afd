import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { parseAsString, useQueryState } from 'nuqs';
import { useCallback, useEffect } from 'react';
import page from '../../app/shell/shell.module.css';
import { CurrentPlan } from '../../features/plans/current-plan.tsx';
import { InvoiceList } from '../../features/plans/invoice-list.tsx';
import { PlanCards } from '../../features/plans/plan-cards.tsx';
import { subscriptionQuery } from '../../features/plans/plan-queries.ts';
import { TrustBlock } from '../../features/plans/trust-block.tsx';
import { usePurchase } from '../../features/plans/use-purchase.ts';
import { useReturn } from '../../features/plans/use-return.ts';
import { WhatChanges } from '../../features/plans/what-changes.tsx';
import { useAuth } from '../../features/sign-in/auth.tsx';
import { useAddress } from '../../lib/address.ts';
import { failureText } from '../../lib/api.ts';
import { useAskToSignIn } from '../../lib/ask-to-sign-in.ts';
import { useShare } from '../../lib/share.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './upgrade-step.module.css';

/** Upgrade to Pro: the plans, the one that is held, and what was paid. */
export function UpgradeStep() {
  const { user } = useAuth();
  const askToSignIn = useAskToSignIn();
  const openShare = useShare();
  const [, go] = useAddress();
  const [session] = useQueryState('session', parseAsString);
  const isConfirming = useReturn(
    session,
    useCallback(() => go({ step: 'payment' }, { replace: true }), [go]),
  );
  const { data: subscription, error, refetch } = useQuery(subscriptionQuery);
  const { buying, choose, stop } = usePurchase(user?.id, () => askToSignIn({ step: 'payment' }));

  // Whoever comes back by the browser's own button finds the page as they left it.
  useEffect(() => {
    addEventListener('pageshow', stop);
    return () => removeEventListener('pageshow', stop);
  });

  return (
    <div className={page.page}>
      <PageHead
        title="Upgrade to Pro"
        actions={
          openShare && (
            <Button onClick={() => openShare('friends')}>
              <Gift /> Earn Free Credits
            </Button>
          )
        }
      >
        Every tool is already yours. Pro takes the daily count away.
      </PageHead>
      <div className={styles.notes}>
        {isConfirming && (
          <Banner tone="info" isNews head="Confirming the payment.">
            This takes a few seconds.
          </Banner>
        )}
        {subscription?.till === 'demo' && (
          <Banner tone="info" head="Demo checkout.">
            Plans can be tried here. No money moves.
          </Banner>
        )}
        {!subscription && error && (
          <ErrorState title="Your plan did not load" onRetry={refetch}>
            {failureText(error)}
          </ErrorState>
        )}
      </div>
      {subscription && subscription.plan !== 'free' && <CurrentPlan subscription={subscription} />}
      <PlanCards subscription={subscription} buying={buying} onChoose={choose} />
      <TrustBlock />
      <WhatChanges />
      <InvoiceList />
    </div>
  );
}
