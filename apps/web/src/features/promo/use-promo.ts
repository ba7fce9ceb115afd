import { displayLimits } from '@cuewright/contract';
import { useEffect, useState } from 'react';
import { keep, recall } from '../../lib/memory.ts';
import { isQuietMoment } from '../../lib/quiet-moment.ts';

const SEEN = 'promo-seen';
/** A tab that is opened within this time belongs to the same visit. */
const VISIT_MS = 30 * 60_000;
const LOOK_AGAIN_MS = 1000;

/** Once a visit, over all its tabs, a while after photo mode was first entered; it waits for whoever writes or answers something else. */
export function usePromo(isPhoto: boolean): { isOpen: boolean; close: () => void } {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isPhoto || wasSeen()) return;
    let hasTyped = false;
    const onInput = () => {
      hasTyped = true;
    };
    const show = () => {
      // Another tab may have shown it meanwhile.
      if (wasSeen()) return;
      if (hasTyped || !isQuietMoment()) {
        hasTyped = false;
        timer = setTimeout(show, LOOK_AGAIN_MS);
        return;
      }
      keep('tab', SEEN, '1');
      keep('browser', SEEN, String(Date.now()));
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

/** Without a memory it would come again and again, so it does not come at all. */
function wasSeen(): boolean {
  return recall('tab', SEEN) !== null || Date.now() - Number(recall('browser', SEEN) ?? 0) < VISIT_MS;
}
