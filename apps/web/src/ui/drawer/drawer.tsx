import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { closeButton } from '../dialog/close-button.tsx';
import styles from './drawer.module.css';

interface DrawerProps {
  isOpen: boolean;
  /** Escape, the cross, or a press beside it. */
  onClose: () => void;
  title: string;
  /** Under the title: an address, a state. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page at the side: one row of a list in full, while the list stays where it was. */
export function Drawer({ isOpen, onClose, title, lead, children }: DrawerProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={styles.drawer}>
          <div className={styles.head}>
            <div>
              <Base.Title>{title}</Base.Title>
              {lead && <div className={styles.lead}>{lead}</div>}
            </div>
            <Base.Close render={closeButton} />
          </div>
          <div className={styles.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
