import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { choosePreferences, onPreferencesChange, shownTheme } from '../../lib/preferences.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';

/** From one theme to the other. */
export function ThemeSwitch() {
  const isStage = useSyncExternalStore(onPreferencesChange, shownTheme, () => 'stage') === 'stage';
  return (
    <IconButton
      label={isStage ? 'Switch to the Paper theme' : 'Switch to the Stage theme'}
      onClick={() => choosePreferences({ theme: isStage ? 'paper' : 'stage' })}
    >
      {isStage ? <Sun /> : <Moon />}
    </IconButton>
  );
}
