import type { Ask } from '@cuewright/engine/language';
import type { Mark } from '@cuewright/engine/marks';
import { useEffect, useMemo, useState } from 'react';
import type { Mode } from '../address.ts';
import { useSettled } from '../use-settled.ts';

const NONE: readonly Ask[] = [];
const PAUSE = 500;

/** What is asked about a prompt, once nobody is writing at it. Without the reader nothing is, and all else works. */
export function useAsks(
  prompt: string,
  mode: Mode,
  { marks, isOn }: { marks: readonly Mark[]; isOn: boolean },
): readonly Ask[] {
  const [found, setFound] = useState<{ prompt: string; mode: Mode; asks: readonly Ask[] }>();
  const settled = useSettled(prompt, PAUSE);
  const isStill = isOn && settled === prompt && prompt.trim() !== '';
  useEffect(() => {
    if (!isStill) return;
    let isGone = false;
    import('./find-asks.ts').then(
      ({ findAsks }) => !isGone && setFound({ prompt, mode, asks: findAsks(prompt, mode, marks) }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isStill, prompt, mode, marks]);

  const asks = isOn && found?.prompt === prompt && found.mode === mode ? found.asks : NONE;
  // Said since it was read.
  return useMemo(
    () => asks.filter((ask) => !marks.some(({ from, to }) => from < ask.to && ask.from < to)),
    [asks, marks],
  );
}
