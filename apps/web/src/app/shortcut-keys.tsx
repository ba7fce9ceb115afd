import { lazy, Suspense, useEffect, useState } from 'react';
import { hearShortcuts, useShortcut } from '../lib/shortcuts.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

const ShortcutList = lazy(() =>
  import('../features/shortcuts/shortcut-list.tsx').then(({ ShortcutList }) => ({ default: ShortcutList })),
);

/** Hears the keyboard, and lists what it can do. */
export function ShortcutKeys() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => hearShortcuts(), []);
  useShortcut({ keys: '?', does: 'Show these shortcuts' }, () => setOpen(true));
  if (!isOpen) return null;
  return (
    <ScreenBoundary instead={null}>
      <Suspense>
        <ShortcutList isOpen onClose={() => setOpen(false)} />
      </Suspense>
    </ScreenBoundary>
  );
}
