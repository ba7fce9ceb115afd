import { type RefObject, useEffect, useRef } from 'react';
import type { Sitting } from './sitting.ts';

/** What was pressed goes with its stage. The focus goes to where the next one goes on, or to the head. */
export function useFollowStage({ file, stage }: Sitting): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const now = file ? stage.kind : 'none';
  const before = useRef<typeof now>(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    if (document.activeElement !== document.body) return;
    const next = root.current?.querySelector<HTMLElement>('[data-next]') ?? root.current?.querySelector('h1');
    // On a phone the prompt begins below the picture, out of sight.
    next?.focus({ preventScroll: now !== 'analyzed' && now !== 'fallback' });
  }, [now]);
  return root;
}
