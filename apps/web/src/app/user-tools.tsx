import { CaptureSlot } from './capture-slot.tsx';
import { CommandSlot } from './command/command-slot.tsx';
import { ShortcutSlot } from './shortcut-slot.tsx';

export function UserTools({ isStart }: { isStart: boolean }) {
  return (
    <>
      <CommandSlot isSmall={isStart} />
      <CaptureSlot />
      <ShortcutSlot hasButton={!isStart} />
    </>
  );
}
