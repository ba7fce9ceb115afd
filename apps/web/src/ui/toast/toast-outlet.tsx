import { type ComponentType, useEffect, useState } from 'react';
import { whenFirstToast } from './toast-queue.ts';

/** Where toasts come up. What shows them is no part of the first load. */
export function ToastOutlet() {
  const [{ Toaster }, setLoaded] = useState<{ Toaster?: ComponentType }>({});
  useEffect(() => {
    let isGone = false;
    const load = () =>
      void import('./toaster.tsx').then(({ Toaster }) => {
        if (!isGone) setLoaded({ Toaster });
      });
    const cancel = whenTouched(load);
    const stop = whenFirstToast(load);
    return () => {
      isGone = true;
      cancel();
      stop();
    };
  }, []);
  return Toaster ? <Toaster /> : null;
}

/** What somebody does is what toasts tell of: their place is there, for ears too, before they come. */
function whenTouched(work: () => void): () => void {
  const first = new AbortController();
  const begin = () => {
    first.abort();
    work();
  };
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, begin, { capture: true, passive: true, signal: first.signal });
  return () => first.abort();
}
