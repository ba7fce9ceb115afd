import { useRef } from 'react';

/**
 * The work, unless it is under way already: the second click of a double-click comes before
 * the screen can show that the first one did anything. Its failure is shown by whoever tracks it.
 */
export function useOneAtATime(work: () => Promise<void>): () => void {
  const isUnderWay = useRef(false);
  return () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void work()
      .catch(() => undefined)
      .finally(() => {
        isUnderWay.current = false;
      });
  };
}
