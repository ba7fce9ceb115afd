import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** How many forms inside have words that nobody saved. */
export const UnsavedWords = createContext<RefObject<number> | undefined>(undefined);

/** Holds whatever lies around this form over the page: a press beside it does not close it. */
export function useUnsavedWords(hasWords: boolean): void {
  const forms = useContext(UnsavedWords);
  useEffect(() => {
    if (!forms || !hasWords) return;
    forms.current++;
    return () => {
      forms.current--;
    };
  }, [forms, hasWords]);
}

interface OpenChange {
  reason: string;
  cancel: () => void;
}

/** For what lies over the page: closes it, except by a press beside it while a form inside has words. */
export function useClosing(onClose: () => void, hasWords = false) {
  const forms = useRef(0);
  const onOpenChange = (isOpen: boolean, change: OpenChange) => {
    if (isOpen) return;
    if (change.reason === 'outside-press' && (hasWords || forms.current > 0)) change.cancel();
    else onClose();
  };
  return { forms, onOpenChange };
}
