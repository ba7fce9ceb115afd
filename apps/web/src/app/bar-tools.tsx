import { lazy, Suspense } from 'react';
import { useAuth } from '../features/sign-in/auth.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

const UserTools = lazy(() => import('./user-tools.tsx').then(({ UserTools }) => ({ default: UserTools })));

export interface BarToolsProps {
  isStart?: boolean;
  /** On the way to a prompt: what is at the thumb there is the way on. */
  isMaking?: boolean;
}

/** What stands in the top bar beside the theme, for whoever is signed in. A stranger does not load it. */
export function BarTools({ isStart = false, isMaking = false }: BarToolsProps) {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <ScreenBoundary instead={null}>
      <Suspense>
        <UserTools isStart={isStart} isMaking={isMaking} />
      </Suspense>
    </ScreenBoundary>
  );
}
