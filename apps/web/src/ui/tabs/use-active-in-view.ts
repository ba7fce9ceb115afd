import { useEffect, useRef } from 'react';

/** Where there are more tabs than the screen is wide, the open one is scrolled to, sideways only. */
export function useActiveInView(shown: string) {
  const scroll = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is the reason to look
  useEffect(() => {
    const active = scroll.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!scroll.current || !active) return;
    const { left, right } = active.getBoundingClientRect();
    const box = scroll.current.getBoundingClientRect();
    if (left < box.left) scroll.current.scrollLeft -= box.left - left;
    else if (right > box.right) scroll.current.scrollLeft += right - box.right;
  }, [shown]);
  return scroll;
}
