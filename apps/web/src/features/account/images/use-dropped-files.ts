import { useEffect, useState } from 'react';

/** Takes files that are dropped anywhere on the page, or pasted into it. Tells whether some are held over it. */
export function useDroppedFiles(take: (files: readonly File[]) => void): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    // Each element that is passed says "leave" before the next says "enter".
    let depth = 0;
    const settle = (next: number) => {
      depth = next;
      setHeld(depth > 0);
    };
    const onEnter = (event: DragEvent) => hasFiles(event) && settle(depth + 1);
    const onLeave = (event: DragEvent) => hasFiles(event) && settle(Math.max(0, depth - 1));
    const onOver = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      settle(0);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) take(files);
    };
    const stop = new AbortController();
    const how = { signal: stop.signal };
    addEventListener('dragenter', onEnter, how);
    addEventListener('dragleave', onLeave, how);
    addEventListener('dragover', onOver, how);
    addEventListener('drop', onDrop, how);
    addEventListener('paste', onPaste, how);
    return () => stop.abort();
  }, [take]);
  return isHeld;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
