import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { closeButton } from './close-button.tsx';
import styles from './dialog.module.css';
import { DialogBox, type DialogBoxProps } from './dialog-box.tsx';
import { UnsavedWords, useClosing } from './unsaved-words.ts';

interface DialogProps extends Pick<DialogBoxProps, 'size' | 'foot' | 'picture'> {
  isOpen: boolean;
  /** Escape, the cross, or a press beside it, unless a form inside has unsaved words. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** It has to be answered: a press beside it does not close it. */
  isAlert?: boolean;
  /** Somebody typed what is not saved: a press beside it does not close it. */
  hasWords?: boolean;
  /** What takes the focus, when it is not the first thing that can. */
  firstFocus?: RefObject<HTMLElement | null>;
}

/** A question or a task of its own over the page. It keeps the focus, and gives it back where it came from. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  isAlert = false,
  hasWords = false,
  firstFocus,
  ...box
}: DialogProps) {
  const Root = isAlert ? AlertDialog.Root : Base.Root;
  const { forms, onOpenChange } = useClosing(onClose, hasWords);
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <UnsavedWords value={forms}>
          {/* Also over another dialog: what one cannot press is dimmed. */}
          <Base.Backdrop forceRender className={styles.scrim} />
          <Base.Viewport className={styles.viewport}>
            <Base.Popup className={styles.popup} {...(firstFocus && { initialFocus: firstFocus })}>
              <DialogBox
                {...box}
                title={<Base.Title>{title}</Base.Title>}
                close={<Base.Close render={closeButton} />}
              >
                {children}
              </DialogBox>
            </Base.Popup>
          </Base.Viewport>
        </UnsavedWords>
      </Base.Portal>
    </Root>
  );
}
