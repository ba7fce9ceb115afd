import { useSyncExternalStore } from 'react';
import { currentPreferences, onPreferencesChange, type Preferences } from '../../lib/preferences.ts';

export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferencesChange, currentPreferences);
}
