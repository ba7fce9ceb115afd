import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { CompareTexts, Preset } from '../features/assistant/assistant.tsx';
import { useAuth } from '../features/sign-in/auth.tsx';
import { useAskToSignIn } from '../lib/ask-to-sign-in.ts';
import { currentLine, onLineChange } from '../lib/line.ts';
import { onPageEvent } from '../lib/page-events.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

const Assistant = lazy(() =>
  import('../features/assistant/assistant.tsx').then(({ Assistant }) => ({ default: Assistant })),
);

/** Beside her window: what is pressed in it is not hers. */
const CompareDialog = lazy(() =>
  import('../features/differences/compare-dialog.tsx').then(({ CompareDialog }) => ({
    default: CompareDialog,
  })),
);

const PATIENCE_MS = 4_000;

/** Aira comes when the page has nothing else to do, or when somebody asks for her. */
export function AssistantSlot() {
  const { user, isPending } = useAuth();
  const ask = useAskToSignIn();
  const [isWanted, setWanted] = useState(false);
  const [wasFetched, setFetched] = useState(false);
  const isDown = useSyncExternalStore(onLineChange, currentLine, () => 'up') === 'down';
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
  const [comparison, compare] = useState<Parameters<CompareTexts>[0]>();
  const onTaken = useCallback(() => setPreset(undefined), []);
  if (!isWanted || isPending) return null;
  // Without a line her code does not come, and browsers remember that it did not: she waits, with what she was asked.
  if (!wasFetched) {
    if (isDown) return null;
    setFetched(true);
  }
  return (
    <ScreenBoundary instead={null}>
      <Suspense>
        <Assistant
          key={user?.id ?? ''}
          person={user?.id}
          preset={preset}
          onTaken={onTaken}
          onAskToSignIn={() => ask()}
          compare={compare}
        />
        {comparison && (
          <CompareDialog
            comparison={comparison}
            onTake={comparison.onTake}
            onClose={() => compare(undefined)}
          />
        )}
      </Suspense>
    </ScreenBoundary>
  );
}
