import { useEffect } from 'react';

/** Pictures that are pasted anywhere on the screen, except as text into a field. */
export function usePastedPicture(onPaste: (files: File[]) => void, accept = 'image/'): void {
  useEffect(() => {
    function take(event: ClipboardEvent): void {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) =>
        accept.split(',').some((kind) => type.startsWith(kind)),
      );
      if (files.length === 0) return;
      event.preventDefault();
      onPaste(files);
    }
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [onPaste, accept]);
}
