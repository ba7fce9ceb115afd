import { startTransition, useEffect, useState } from 'react';
import { createDrawingPace } from './drawing-pace.ts';

/**
 * The value as it was when the hand last rested, so that what is drawn from it is not felt under the hand. Where
 * drawing is quick that is at once; while somebody types it takes a twentieth of the time at most.
 */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  const [pace] = useState(createDrawingPace);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what rests has just been drawn
  useEffect(() => pace.end(performance.now()), [pace, rested]);
  useEffect(() => {
    if (value === rested) return;
    const timer = setTimeout(() => {
      pace.begin(performance.now());
      startTransition(() => setRested(value));
    }, pace.waitAt(performance.now()));
    return () => clearTimeout(timer);
  }, [pace, value, rested]);
  return rested;
}
