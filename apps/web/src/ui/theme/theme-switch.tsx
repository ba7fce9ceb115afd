import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { chooseTheme, onLookChange, shownTheme } from './look.ts';

/** From one theme to the other. */
export function ThemeSwitch() {
  const isStage = useSyncExternalStore(onLookChange, shownTheme, () => 'stage') === 'stage';
  return (
    <IconButton
      label={isStage ? 'Switch to the Paper theme' : 'Switch to the Stage theme'}
      onClick={() => chooseTheme(isStage ? 'paper' : 'stage')}
    >
      {isStage ? <Sun /> : <Moon />}
    </IconButton>
  );
}
