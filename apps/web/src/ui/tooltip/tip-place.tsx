import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import styles from './tip.module.css';

/** Above what it is about, or wherever there is room. */
export function TipPlace({ children }: { children: ReactNode }) {
  return (
    <Base.Portal>
      <Base.Positioner className={styles.place} side="top" align="start" sideOffset={8} collisionPadding={8}>
        <Base.Popup className={styles.popup} role="tooltip">
          {children}
          <Base.Arrow className={styles.arrow} />
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
