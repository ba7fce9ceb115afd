import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useShortcut } from '../lib/shortcuts.ts';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import styles from './shortcut-slot.module.css';

const ShortcutList = lazy(() =>
  import('../features/shortcuts/shortcut-list.tsx').then(({ ShortcutList }) => ({ default: ShortcutList })),
);

/** In the top bar: what can be pressed here. Where the bar is full of links, the key alone shows it. */
export function ShortcutSlot({ hasButton }: { hasButton: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useShortcut({ keys: '?', does: 'Show these shortcuts' }, open);
  return (
    <>
      {hasButton && (
        <span className={styles.shortcuts}>
          <IconButton label="Keyboard shortcuts" onClick={open}>
            <Keyboard />
          </IconButton>
        </span>
      )}
      {isOpen && (
        <ScreenBoundary instead={null}>
          <Suspense>
            <ShortcutList isOpen onClose={() => setOpen(false)} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
