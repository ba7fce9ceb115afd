import { typingLimits } from '@cuewright/contract';
import { useEffect, useRef } from 'react';

/** Calls back once nobody has typed, pressed or scrolled for two minutes. */
export function useQuiet(isListening: boolean, onQuiet: () => void): void {
  const latest = useRef(onQuiet);
  useEffect(() => {
    latest.current = onQuiet;
  });
  useEffect(() => {
    if (!isListening) return;
    let timer = setTimeout(tell, typingLimits.inactivityMs);
    function tell() {
      latest.current();
    }
    function again() {
      clearTimeout(timer);
      timer = setTimeout(tell, typingLimits.inactivityMs);
    }
    const signs = ['pointerdown', 'keydown', 'input', 'wheel'] as const;
    for (const sign of signs) addEventListener(sign, again, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, again);
    };
  }, [isListening]);
}
