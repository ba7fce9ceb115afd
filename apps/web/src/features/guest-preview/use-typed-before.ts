import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

interface Before {
  text: string;
  start: number;
  end: number;
}

/** The field is there before its code is, which begins with what was drawn: what was typed meanwhile is given back. */
export function useTypedBefore(
  id: string,
  field: RefObject<HTMLTextAreaElement | null>,
  change: (text: string) => void,
): void {
  const [before] = useState(() => readDrawn(id));
  const giveBack = useEffectEvent(() => {
    const taken = field.current;
    if (!before || !taken || before.text === taken.value) return;
    taken.value = before.text;
    taken.setSelectionRange(before.start, before.end);
    change(before.text);
  });
  useLayoutEffect(() => giveBack(), []);
}

function readDrawn(id: string): Before | undefined {
  if (typeof HTMLTextAreaElement === 'undefined') return undefined;
  const drawn = document.getElementById(id);
  if (!(drawn instanceof HTMLTextAreaElement)) return undefined;
  return { text: drawn.value, start: drawn.selectionStart, end: drawn.selectionEnd };
}
