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
    const cancel = whenIdle(load);
    const stop = whenFirstToast(load);
    return () => {
      isGone = true;
      cancel();
      stop();
    };
  }, []);
  return Toaster ? <Toaster /> : null;
}

/** Safari has no idle callback; the end of loading is near enough. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 1000);
  return () => clearTimeout(handle);
}
