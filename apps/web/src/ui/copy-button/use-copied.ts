import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** Document 1 §9, document 2 §9: how long it says so. */
const SHOWN_MS = 2000;

type Outcome = 'copied' | 'refused' | undefined;

/** Copies, and tells for two seconds how that went. */
export function useCopied(onCopied?: () => void): [Outcome, (text: string) => void] {
  const [told, setTold] = useState<{ outcome: Outcome }>();
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);

  function copy(text: string) {
    void copyText(text).then((isCopied) => {
      setTold({ outcome: isCopied ? 'copied' : 'refused' });
      if (isCopied) onCopied?.();
    });
  }
  return [told?.outcome, copy];
}
