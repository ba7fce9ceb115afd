import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useAuth } from '../features/sign-in/auth.tsx';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { ShareContext, type ShareOccasion } from '../lib/share.ts';

const ShareDialog = lazyScreen(() =>
  import('../features/share/share-dialog.tsx').then(({ ShareDialog }) => ShareDialog),
);

/** Opens the share dialog for whoever asks, over the page they are on. */
export function ShareGate({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const [asked, setAsked] = useState<{ occasion: ShareOccasion; isOpen: boolean }>();
  const open = useCallback((occasion: ShareOccasion) => setAsked({ occasion, isOpen: true }), []);
  return (
    <ShareContext value={user && open}>
      {children}
      {user && asked && (
        <Suspense>
          {asked.isOpen && (
            <ShareDialog
              isOpen
              userId={user.id}
              occasion={asked.occasion}
              onClose={() => setAsked({ ...asked, isOpen: false })}
            />
          )}
        </Suspense>
      )}
    </ShareContext>
  );
}
