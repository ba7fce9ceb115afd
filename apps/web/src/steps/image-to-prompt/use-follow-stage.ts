import { type RefObject, useEffect, useRef } from 'react';
import { shownSide } from './shown-side.ts';
import type { Sitting } from './sitting.ts';

/** What was pressed goes with its stage. The focus goes to where the next one goes on, or to the head. */
export function useFollowStage(sitting: Sitting, files: number): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const now = placeOf(sitting, files);
  const before = useRef(now);
  useEffect(() => {
    // Reading takes no time that anybody waits for.
    if (before.current === now || now === 'reading') return;
    before.current = now;
    if (document.activeElement !== document.body) return;
    const next = root.current?.querySelector<HTMLElement>('[data-next]') ?? root.current?.querySelector('h1');
    // On a phone the prompt begins below the picture, out of sight.
    next?.focus({ preventScroll: now !== 'analyzed' && now !== 'fallback' && now !== 'exact' });
  }, [now]);
  return root;
}

function placeOf(sitting: Sitting, files: number): string {
  const { file, stage } = sitting;
  if (!file) return files > 0 ? 'files' : 'none';
  const side = shownSide(sitting, file).kind;
  return side === 'analysis' ? stage.kind : side;
}
