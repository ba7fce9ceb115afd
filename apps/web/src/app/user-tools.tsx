import type { BarToolsProps } from './bar-tools.tsx';
import { CaptureSlot } from './capture-slot.tsx';
import { CommandSlot } from './command/command-slot.tsx';
import { PlaceBar } from './place-bar.tsx';
import { PlacesMenu } from './places-menu.tsx';
import { ShortcutSlot } from './shortcut-slot.tsx';

export function UserTools({ isStart, isMaking }: Required<BarToolsProps>) {
  return (
    <>
      {!isStart && <PlacesMenu />}
      {!isStart && !isMaking && <PlaceBar />}
      <CommandSlot isSmall={isStart} />
      <CaptureSlot />
      <ShortcutSlot hasButton={!isStart} />
    </>
  );
}
