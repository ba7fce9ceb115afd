import { useEffect } from 'react';
import { isCovered } from '../../lib/is-covered.ts';
import { useLatest } from '../../lib/use-latest.ts';

/** Escape closes her from anywhere on the page where nothing nearer has a use for it: no dialog, and no field somebody is in. */
export function useEscapeToClose(onClose: () => void): void {
  const close = useLatest(onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return;
      if (event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]'))
        return;
      close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [close]);
}
