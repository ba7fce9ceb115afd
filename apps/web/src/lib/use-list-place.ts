import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ListPlace {
  width: number;
  /** From the top of the page. */
  top: number;
}

/** Where a list that the window scrolls stands on the page, and how wide it is. */
export function useListPlace(list: RefObject<HTMLElement | null>): ListPlace {
  const [place, setPlace] = useState<ListPlace>({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width: Math.round(width), top: Math.round(top + scrollY) };
      setPlace((last) => (last.width === next.width && last.top === next.top ? last : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // What stands above it may grow without it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}
