import { useAuth } from '../features/sign-in/auth.tsx';
import { CommandSlot } from './command/command-slot.tsx';
import { ShortcutSlot } from './shortcut-slot.tsx';

/** What stands in the top bar beside the theme, for whoever is signed in. */
export function BarTools({ isStart = false }: { isStart?: boolean }) {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <CommandSlot isSmall={isStart} />
      <ShortcutSlot hasButton={!isStart} />
    </>
  );
}
