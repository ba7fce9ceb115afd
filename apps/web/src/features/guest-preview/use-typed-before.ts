import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { giveTyped } from '../../lib/typed-before.ts';

/** The field is there before its code is, which begins with what was drawn: what was typed meanwhile is given back. */
export function useTypedBefore(
  field: RefObject<HTMLTextAreaElement | null>,
  change: (text: string) => void,
): void {
  const giveBack = useEffectEvent(() => {
    if (field.current) giveTyped(field.current, change);
  });
  useLayoutEffect(() => giveBack(), []);
}
