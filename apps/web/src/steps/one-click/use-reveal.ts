import { builderLimits } from '@cuewright/contract';
import { useCallback, useEffect, useState } from 'react';

const FRAME_MS = 50;

/** How much of a roll is to be seen, from 0 to 1. Who wants no motion sees it at once. */
export function useReveal() {
  const [began, setBegan] = useState<number>();
  const [share, setShare] = useState(1);

  useEffect(() => {
    if (began === undefined) return;
    // By time and not by frames: a page that nobody looks at is done as soon.
    const timer = setInterval(() => {
      const passed = (performance.now() - began) / builderLimits.rollMs;
      setShare(Math.min(1, passed));
      if (passed >= 1) setBegan(undefined);
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [began]);

  const start = useCallback(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setShare(0);
    setBegan(performance.now());
  }, []);
  return { share, isRunning: began !== undefined, start };
}
