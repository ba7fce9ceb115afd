import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * What is moved or deleted takes the focus with it. Whoever starts that calls what this gives back, and once `shown` has
 * changed, `take` puts the focus where one goes on.
 */
export function useFocusAfter(shown: unknown, take: () => void): () => void {
  const isAwaited = useRef(false);
  const onShown = useEffectEvent(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    take();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is the reason to look
  useEffect(() => onShown(), [shown]);
  return useCallback(() => {
    isAwaited.current = true;
  }, []);
}
