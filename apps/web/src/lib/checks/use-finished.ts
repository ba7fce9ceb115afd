import { startTransition, useEffect, useRef, useState } from 'react';

/** After so long a word is as finished as it will be. */
const REST_MS = 1200;

/** The value as it was when the last word was finished: while one is being written nothing is said of it. */
export function useFinished<Value>(value: Value, isMidWord: (before: Value, after: Value) => boolean): Value {
  const [finished, setFinished] = useState(value);
  const before = useRef(value);
  useEffect(() => {
    const isOpen = isMidWord(before.current, value);
    before.current = value;
    if (!isOpen) {
      startTransition(() => setFinished(value));
      return;
    }
    const timer = setTimeout(() => startTransition(() => setFinished(value)), REST_MS);
    return () => clearTimeout(timer);
  }, [value, isMidWord]);
  return finished;
}
