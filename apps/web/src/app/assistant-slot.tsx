import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Preset } from '../features/assistant/assistant.tsx';
import { useAuth } from '../features/sign-in/auth.tsx';
import { useAskToSignIn } from '../lib/ask-to-sign-in.ts';
import { onPageEvent } from '../lib/page-events.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

const Assistant = lazy(() =>
  import('../features/assistant/assistant.tsx').then(({ Assistant }) => ({ default: Assistant })),
);

const PATIENCE_MS = 4_000;

/** Aira comes when the page has nothing else to do, or when somebody asks for her. */
export function AssistantSlot() {
  const { user, isPending } = useAuth();
  const ask = useAskToSignIn();
  const [isWanted, setWanted] = useState(false);
  const [preset, setPreset] = useState<Preset>();
  useEffect(
    () =>
      onPageEvent('openChatbot', ({ message }) => {
        setPreset({ message });
        setWanted(true);
      }),
    [],
  );
  useEffect(() => {
    // Not while the drawn page is still waking: what it is made of would be made twice.
    const timer = setTimeout(() => setWanted(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const onTaken = useCallback(() => setPreset(undefined), []);
  if (!isWanted || isPending) return null;
  return (
    <ScreenBoundary instead={null}>
      <Suspense>
        <Assistant
          key={user?.id ?? ''}
          person={user?.id}
          preset={preset}
          onTaken={onTaken}
          onAskToSignIn={() => ask()}
        />
      </Suspense>
    </ScreenBoundary>
  );
}
