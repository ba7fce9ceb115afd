import { useEffect, useState } from 'react';
import type { Writer } from './writer.ts';

/** The engine that writes copies, once it is wanted and has come. Without it the prompt itself is shown, and as good. */
export function useWriter(isWanted: boolean): Writer | undefined {
  const [writer, setWriter] = useState<Writer>();
  useEffect(() => {
    if (!isWanted || writer) return;
    let isGone = false;
    import('./writer.ts').then(
      (come) => {
        if (!isGone) setWriter(come.writer);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, writer]);
  return isWanted ? writer : undefined;
}
