import { choosePreferences, type Theme } from '../../lib/preferences.ts';
import { Segments } from '../../ui/segments/segments.tsx';
import { usePreferences } from './use-preferences.ts';

type Choice = Theme | 'system';

const options: readonly { value: Choice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'stage', label: 'Stage' },
  { value: 'paper', label: 'Paper' },
];

/** A theme, or whichever the system has. */
export function ThemeChoice() {
  const { theme } = usePreferences();
  return (
    <Segments
      label="Theme"
      options={options}
      value={theme ?? 'system'}
      onChange={(next) => choosePreferences({ theme: next === 'system' ? undefined : next })}
    />
  );
}
