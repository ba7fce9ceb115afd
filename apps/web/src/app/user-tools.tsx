import { CaptureSlot } from './capture-slot.tsx';
import { CommandSlot } from './command/command-slot.tsx';
import { PlacesMenu } from './places-menu.tsx';
import { ShortcutSlot } from './shortcut-slot.tsx';

export function UserTools({ isStart }: { isStart: boolean }) {
  return (
    <>
      {!isStart && <PlacesMenu />}
      <CommandSlot isSmall={isStart} />
      <CaptureSlot />
      <ShortcutSlot hasButton={!isStart} />
    </>
  );
}
