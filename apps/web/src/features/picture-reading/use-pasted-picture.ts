import { useEffect } from 'react';

/** A picture that is pasted anywhere on the screen, except as text into a field. */
export function usePastedPicture(onPaste: (file: File) => void): void {
  useEffect(() => {
    function take(event: ClipboardEvent): void {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!file) return;
      event.preventDefault();
      onPaste(file);
    }
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [onPaste]);
}
