import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import styles from './mark-popover.module.css';

interface MarkPopoverProps {
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** What a check has to say, beside the words it speaks of. */
export function MarkPopover({ anchor, onClose, children }: MarkPopoverProps) {
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <Popover.Popup className={styles.popup} aria-label={anchor.textContent} finalFocus={() => anchor}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
