import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';

/** After a step comes another: the hand goes on in its first box. A thumb is not given a keyboard unasked. */
export function useFocusOnMove(place: RefObject<HTMLElement | null>, at: number): void {
  const last = useRef(at);
  useLayoutEffect(() => {
    if (last.current === at) return;
    last.current = at;
    scrollTo({ top: 0, behavior: 'instant' });
    const box = place.current?.querySelector<HTMLElement>(
      '[role="combobox"], textarea, input[type="search"]',
    );
    if (box && !matchMedia('(pointer: coarse)').matches) box.focus({ preventScroll: true });
    else focusHeading();
  }, [place, at]);
}
