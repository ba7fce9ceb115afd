import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { closeButton } from '../dialog/close-button.tsx';
import { UnsavedWords, useClosing } from '../dialog/unsaved-words.ts';
import styles from './drawer.module.css';

interface DrawerProps {
  isOpen: boolean;
  /** Escape, the cross, or a press beside it, unless a form inside has unsaved words. */
  onClose: () => void;
  title: string;
  /** Under the title: an address, a state. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page at the side: one row of a list in full, while the list stays where it was. */
export function Drawer({ isOpen, onClose, title, lead, children }: DrawerProps) {
  const { forms, onOpenChange } = useClosing(onClose);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <UnsavedWords value={forms}>
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
        </UnsavedWords>
      </Base.Portal>
    </Base.Root>
  );
}
