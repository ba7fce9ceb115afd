import { startTransition, useEffect, useRef, useState } from 'react';

/** Times as long as drawing it takes: how long the hand has to rest, and how long it may go on and on. */
const REST = 4;
const MOST = 20;
const USUAL_MS = 15;
const SLOWEST_MS = 100;
/** Between two letters of a quick hand there is room for this. */
const QUICK_MS = 30;

/**
 * The value as it was when the hand last rested, so that what is drawn from it is not felt under the hand. Where
 * drawing is quick that is at once; while somebody types it takes a twentieth of the time at most.
 */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  const behindSince = useRef<number>(undefined);
  const began = useRef<number>(undefined);
  const takes = useRef(USUAL_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured each time it is drawn
  useEffect(() => {
    if (began.current !== undefined) takes.current = Math.min(performance.now() - began.current, SLOWEST_MS);
    began.current = undefined;
    behindSince.current = undefined;
  }, [rested]);
  useEffect(() => {
    if (value === rested) return;
    const now = performance.now();
    behindSince.current ??= now;
    const mostLeft = behindSince.current + MOST * takes.current - now;
    const timer = setTimeout(
      () => {
        began.current = performance.now();
        startTransition(() => setRested(value));
      },
      takes.current <= QUICK_MS ? 0 : Math.max(0, Math.min(REST * takes.current, mostLeft)),
    );
    return () => clearTimeout(timer);
  }, [value, rested]);
  return rested;
}
