import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './gallery-page.module.css';

interface ShowProps {
  /** States that only a hand brings about; the gallery's build lets `data-show` stand for them. */
  state: 'hover' | 'active' | 'focus-visible' | 'focus-within' | 'hover active';
  /** Which element is in that state, when it is not the first that can be pressed. */
  on?: string;
  children: ReactNode;
}

const PRESSABLE =
  'button, a[href], input, textarea, [role="checkbox"], [role="radio"], [role="switch"], [tabindex]';

/** Freezes a component in a state of the pointer or the keyboard, for its picture. */
export function Show({ state, on = PRESSABLE, children }: ShowProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = frame.current?.querySelector<HTMLElement>(on);
    if (!target) throw new Error(`Nothing here matches ${on}.`);
    target.dataset['show'] = state;
  }, [state, on]);
  return (
    <div ref={frame} className={styles.show}>
      {children}
    </div>
  );
}
