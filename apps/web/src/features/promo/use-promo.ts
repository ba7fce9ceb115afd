import { displayLimits } from '@cuewright/contract';
import { useEffect, useState } from 'react';
import { isCovered } from '../../lib/is-covered.ts';
import { keep, recall } from '../../lib/memory.ts';

const SEEN = 'promo-seen';
const LOOK_AGAIN_MS = 1000;

/** Once a visit, a while after photo mode was first entered; it waits for whoever writes or answers something else. */
export function usePromo(isPhoto: boolean): { isOpen: boolean; close: () => void } {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // Without a memory it would come again and again.
    if (!isPhoto || recall('tab', SEEN) !== null) return;
    let hasTyped = false;
    const onInput = () => {
      hasTyped = true;
    };
    const show = () => {
      if (hasTyped || isCovered()) {
        hasTyped = false;
        timer = setTimeout(show, LOOK_AGAIN_MS);
        return;
      }
      keep('tab', SEEN, '1');
      setOpen(true);
    };
    let timer = setTimeout(show, displayLimits.promoMs);
    addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      removeEventListener('input', onInput);
    };
  }, [isPhoto]);

  return { isOpen, close: () => setOpen(false) };
}
