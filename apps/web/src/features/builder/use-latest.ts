import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays the same and always does what the newest one does. */
export function useLatest(work: () => void): () => void {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback(() => latest.current(), []);
}
