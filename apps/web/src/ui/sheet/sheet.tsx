import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { closeButton } from '../dialog/close-button.tsx';
import { UnsavedWords, useClosing } from '../dialog/unsaved-words.ts';
import styles from './sheet.module.css';

interface SheetProps {
  isOpen: boolean;
  /** Escape, the cross, a press beside it, or a swipe down. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A page from below, for a thumb: what a dialog or a side column is on a desk. */
export function Sheet({ isOpen, onClose, title, children }: SheetProps) {
  const { forms, onOpenChange } = useClosing(onClose);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <UnsavedWords value={forms}>
          <Base.Backdrop className={styles.scrim} />
          <Base.Viewport className={styles.viewport}>
            <Base.Popup className={styles.sheet}>
              <div className={styles.handle} />
              <div className={styles.head}>
                <Base.Title>{title}</Base.Title>
                <Base.Close render={closeButton} />
              </div>
              <Base.Content className={styles.body}>{children}</Base.Content>
            </Base.Popup>
          </Base.Viewport>
        </UnsavedWords>
      </Base.Portal>
    </Base.Root>
  );
}
