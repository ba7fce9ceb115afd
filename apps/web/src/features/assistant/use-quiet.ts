import { typingLimits } from '@cuewright/contract';
import { useEffect, useEffectEvent } from 'react';

/** Calls back once nobody has typed, pressed or scrolled for two minutes. */
export function useQuiet(isListening: boolean, onQuiet: () => void): void {
  const tell = useEffectEvent(onQuiet);
  useEffect(() => {
    if (!isListening) return;
    const wait = () => setTimeout(() => tell(), typingLimits.inactivityMs);
    let timer = wait();
    function again() {
      clearTimeout(timer);
      timer = wait();
    }
    const signs = ['pointerdown', 'keydown', 'input', 'wheel'] as const;
    for (const sign of signs) addEventListener(sign, again, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, again);
    };
  }, [isListening]);
}
