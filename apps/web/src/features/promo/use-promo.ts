import { displayLimits } from '@cuewright/contract';
import { useEffect, useState } from 'react';

const SEEN = 'promo-seen';
const LOOK_AGAIN_MS = 1000;

/** Once a visit, a while after photo mode was first entered; it waits for whoever writes or answers something else. */
export function usePromo(isPhoto: boolean): { isOpen: boolean; close: () => void } {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isPhoto || wasSeen()) return;
    let hasTyped = false;
    const onInput = () => {
      hasTyped = true;
    };
    const show = () => {
      if (hasTyped || document.querySelector('[role="dialog"], [role="alertdialog"]')) {
        hasTyped = false;
        timer = setTimeout(show, LOOK_AGAIN_MS);
        return;
      }
      rememberSeen();
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

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN) !== null;
  } catch {
    return true; // Without a memory it would come again and again.
  }
}

function rememberSeen(): void {
  try {
    sessionStorage.setItem(SEEN, '1');
  } catch {
    return;
  }
}
