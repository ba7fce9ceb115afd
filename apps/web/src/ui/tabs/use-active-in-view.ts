import { type RefObject, useEffect, useRef } from 'react';

const ACTIVE = '[aria-selected="true"], [aria-pressed="true"], [aria-current="page"], [aria-current="true"]';

/** Where a row is longer than the screen is wide, the open one of it is scrolled to, sideways only. */
export function useActiveInView<Row extends HTMLElement = HTMLDivElement>(
  shown: string,
): RefObject<Row | null> {
  const scroll = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is the reason to look
  useEffect(() => {
    const active = scroll.current?.querySelector(ACTIVE);
    if (!scroll.current || !active) return;
    const { left, right } = active.getBoundingClientRect();
    const box = scroll.current.getBoundingClientRect();
    if (left < box.left) scroll.current.scrollLeft -= box.left - left;
    else if (right > box.right) scroll.current.scrollLeft += right - box.right;
  }, [shown]);
  return scroll;
}
