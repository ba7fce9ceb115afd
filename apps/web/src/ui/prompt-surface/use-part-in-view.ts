import { type RefObject, useLayoutEffect } from 'react';
import type { Part, Segment } from '../part/part.ts';

/** In a room that scrolls, the end of the part that is being written stays in view, as the part and its words change. */
export function usePartInView(
  room: RefObject<HTMLElement | null>,
  here: Part | undefined,
  segments: readonly Segment[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are what moves it
  useLayoutEffect(() => {
    const element = room.current;
    const runs = element?.querySelectorAll('[data-here]');
    const last = runs?.item(runs.length - 1);
    if (!element || !last) return;
    const [around, own] = [element.getBoundingClientRect(), last.getBoundingClientRect()];
    if (own.bottom > around.bottom) element.scrollTop += own.bottom - around.bottom;
    else if (own.top < around.top) element.scrollTop -= around.top - own.top;
  }, [room, here, segments]);
}
