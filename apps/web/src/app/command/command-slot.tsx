import { Suspense, useState } from 'react';
import { CommandButton } from '../../features/command-field/command-button.tsx';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { ScreenBoundary } from '../screen-boundary.tsx';

const CommandPalette = lazyScreen(() =>
  import('./command-palette.tsx').then(({ CommandPalette }) => CommandPalette),
);

/** In the top bar: the way to anything by its name. What it knows comes when it is first opened. */
export function CommandSlot({ isSmall = false }: { isSmall?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  useShortcut({ keys: 'mod+k', does: 'Go to a step, prompt or model' }, open);
  return (
    <>
      <CommandButton onOpen={open} isSmall={isSmall} />
      {wasOpened && (
        <ScreenBoundary instead={null}>
          <Suspense>
            <CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
