import { useEffect } from 'react';
import { isCovered } from '../../lib/is-covered.ts';

/** What has a use of its own for the space bar. */
const PRESSABLE =
  'a, button, input, textarea, select, summary, [contenteditable], [role="radio"], [role="button"], [role="menuitem"]';

/** The space bar acts from anywhere on the page where nothing else wants it. */
export function useSpaceKey(act: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, metaKey, ctrlKey, altKey, shiftKey } = event;
      if (key !== ' ' || metaKey || ctrlKey || altKey || shiftKey) return;
      if (event.defaultPrevented || event.repeat) return;
      if ((target instanceof Element && target.closest(PRESSABLE)) || isCovered()) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [act]);
}
