import { useEffect, useState } from 'react';

const SETTLED_MS = 200;

/** The value, once it has not changed for a moment: nobody is asked at every letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
