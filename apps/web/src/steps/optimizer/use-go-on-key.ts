import { useEffect, useRef } from 'react';

/** Ctrl or ⌘ with Enter goes on from anywhere on the page. */
export function useGoOnKey(goOn: () => void): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // What lies over the page has keys of its own.
      if (event.defaultPrevented || event.repeat || document.querySelector('[role="dialog"]')) return;
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      latest.current();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
