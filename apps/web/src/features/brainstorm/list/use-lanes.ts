import { type RefObject, useLayoutEffect, useState } from 'react';

const TWO_FROM = 620;

export interface Place {
  /** Columns that find room. */
  lanes: number;
  /** From the top of the page. */
  top: number;
}

/** Where a list stands on the page, and how many columns of cards it has room for. */
export function useLanes(list: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ lanes: 1, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { lanes: width >= TWO_FROM ? 2 : 1, top: Math.round(top + scrollY) };
      setPlace((last) => (last.lanes === next.lanes && last.top === next.top ? last : next));
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
