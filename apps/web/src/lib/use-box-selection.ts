import { type RefObject, useCallback, useEffect, useState } from 'react';
import { KEEPS_WORDS } from '../ui/prompt-surface/use-picked-words.ts';
import type { Stretch } from '../ui/prompt-surface/word-stops.ts';

/** What somebody has selected in a box, by mouse, finger or keyboard; of no length where only the cursor stands there. */
export function useBoxSelection(box: RefObject<HTMLTextAreaElement | null> | undefined): {
  selected: Stretch | undefined;
  forget: () => void;
} {
  const [selected, setSelected] = useState<Stretch>();
  useEffect(() => {
    if (!box) return;
    const look = () => {
      // Whoever has gone on to what is offered for the words has not let go of them.
      if (document.activeElement?.closest(`[${KEEPS_WORDS}]`)) return;
      const now = box.current ? selectedIn(box.current) : undefined;
      setSelected((before) => (before?.start === now?.start && before?.end === now?.end ? before : now));
    };
    look();
    // A box tells of what is selected in it only to itself, in some browsers.
    const events = ['selectionchange', 'select', 'keyup', 'pointerup', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, look, true);
    return () => {
      for (const event of events) document.removeEventListener(event, look, true);
    };
  }, [box]);
  return { selected, forget: useCallback(() => setSelected(undefined), []) };
}

function selectedIn(box: HTMLTextAreaElement): Stretch | undefined {
  const { selectionStart: start, selectionEnd: end } = box;
  return document.activeElement === box ? { start, end } : undefined;
}
