import { useEffect } from 'react';
import { fetchScreens } from '../lib/lazy-screen.ts';

const REST_MS = 2_500;

/** While somebody rests on the start page, the code of where they may go next comes: they do not wait for it then. */
export function useFetchAhead(isResting: boolean): void {
  useEffect(() => {
    if (!isResting || savesData()) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => void fetchScreens(leaving.signal), REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isResting]);
}

/** Whoever pays by the megabyte fetches what they open. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
