import { useEffect } from 'react';

/** What has a use of its own for the space bar. */
const PRESSABLE =
  'a, button, input, textarea, select, summary, [contenteditable], [role="radio"], [role="button"], [role="menuitem"]';

/** Space, or Ctrl or ⌘ with Enter, rolls from anywhere on the page. */
export function useRollKeys(onRoll: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // What lies over the page has keys of its own.
      if (event.defaultPrevented || event.repeat || document.querySelector('[role="dialog"]')) return;
      const isEnter = event.key === 'Enter' && (event.metaKey || event.ctrlKey);
      const isSpace =
        event.key === ' ' &&
        !event.metaKey &&
        !event.ctrlKey &&
        !event.altKey &&
        !event.shiftKey &&
        !(event.target instanceof Element && event.target.closest(PRESSABLE));
      if (!isEnter && !isSpace) return;
      event.preventDefault();
      onRoll();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onRoll]);
}
