import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays the same and always does what the newest one does. */
export function useLatest<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
