import { Suspense } from 'react';
import { useParams } from 'wouter';
import { useDocumentTitle } from '../lib/document-title.ts';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { BarTools } from './bar-tools.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import styles from './shell/shell.module.css';
import { Shell } from './shell/shell.tsx';
import { UserSlot } from './user-slot.tsx';

const DemoCheckout = lazyScreen(() =>
  import('../features/demo-checkout/demo-checkout.tsx').then(({ DemoCheckout }) => DemoCheckout),
);

export function CheckoutRoute() {
  const { session = '' } = useParams<{ session: string }>();
  useDocumentTitle('Demo checkout');
  return (
    <Shell tools={<BarTools />} user={<UserSlot />}>
      <ScreenBoundary>
        <div className={styles.page}>
          <Suspense fallback={<SkeletonLines label="Loading" lines={6} />}>
            <DemoCheckout session={session} />
          </Suspense>
        </div>
      </ScreenBoundary>
    </Shell>
  );
}
