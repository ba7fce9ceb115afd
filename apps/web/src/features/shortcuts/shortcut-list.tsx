import { useSyncExternalStore } from 'react';
import { currentShortcuts, onShortcutsChange } from '../../lib/shortcuts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { KeyboardHint } from '../../ui/keyboard-hint/keyboard-hint.tsx';
import styles from './shortcut-list.module.css';

/** What can be pressed on the screen that is shown. */
export function ShortcutList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const shortcuts = useSyncExternalStore(onShortcutsChange, currentShortcuts);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts">
      <dl className={styles.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{does}</dt>
            <dd>
              <KeyboardHint keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
