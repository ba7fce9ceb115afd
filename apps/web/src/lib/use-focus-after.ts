import { useCallback, useEffect, useRef } from 'react';

/**
 * What is moved or deleted may take the focus with it. Whoever starts that calls what this gives back, and when `shown`
 * has changed and nothing has the focus any more, `take` puts it somewhere.
 */
export function useFocusAfter(shown: unknown, take: () => void): () => void {
  const isAwaited = useRef(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is the reason to look
  useEffect(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    if (document.activeElement === document.body) latest.current();
  }, [shown]);
  return useCallback(() => {
    isAwaited.current = true;
  }, []);
}
