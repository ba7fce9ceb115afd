import { startTransition, useEffect, useRef, useState } from 'react';

const REST_MS = 100;
const MOST_MS = 2000;

/** The value as it was when the hand last rested, so that what follows from it is not felt under the hand. Whoever types on and on sees it every two seconds. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  const behindSince = useRef<number>(undefined);
  useEffect(() => {
    if (value === rested) {
      behindSince.current = undefined;
      return;
    }
    const now = performance.now();
    behindSince.current ??= now;
    const rest = Math.max(0, Math.min(REST_MS, behindSince.current + MOST_MS - now));
    const timer = setTimeout(() => startTransition(() => setRested(value)), rest);
    return () => clearTimeout(timer);
  }, [value, rested]);
  return rested;
}
