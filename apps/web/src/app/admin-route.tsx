import { Suspense } from 'react';
import { Redirect } from 'wouter';
import { useAuth } from '../features/sign-in/auth.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { BarTools } from './bar-tools.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import styles from './shell/shell.module.css';
import { Shell } from './shell/shell.tsx';
import { UserSlot } from './user-slot.tsx';

const AdminPage = lazyScreen(() =>
  import('../features/admin/admin-page.tsx').then(({ AdminPage }) => AdminPage),
);

/** The dashboard. Whoever is signed out is on the start page instead. */
export function AdminRoute() {
  useDocumentTitle('Admin');
  const { user, isPending } = useAuth();
  if (!user && !isPending) return <Redirect to="/" replace />;
  return (
    <Shell trail={['Admin']} tools={<BarTools />} user={<UserSlot />}>
      <ScreenBoundary>
        <div className={styles.page}>
          {user && (
            <Suspense fallback={<SkeletonLines label="Loading" lines={12} />}>
              <AdminPage userId={user.id} />
            </Suspense>
          )}
        </div>
      </ScreenBoundary>
    </Shell>
  );
}
