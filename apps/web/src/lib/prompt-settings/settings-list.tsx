import type { PromptSettings } from '@cuewright/engine/methods';
import { X } from 'lucide-react';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Beside } from '../beside/beside.tsx';

interface SettingsListProps {
  settings: PromptSettings;
  onChange: (settings: PromptSettings) => void;
}

/** What was taken out of the words and is set beside them, each to be let go again. */
export function SettingsList({ settings, onChange }: SettingsListProps) {
  const { negative, ...withoutNegative } = settings;
  const { duration, ...withoutDuration } = settings;
  const { ratio, ...withoutRatio } = settings;
  const things = negative?.join(', ') ?? '';
  const rows = [
    { name: 'Negative prompt, set beside the words', value: things, without: withoutNegative, isText: true },
    {
      name: 'Length, set beside the words',
      value: duration === undefined ? '' : `${duration} s`,
      without: withoutDuration,
    },
    { name: 'Frame, set beside the words', value: ratio ?? '', without: withoutRatio },
  ].filter(({ value }) => value !== '');
  return (
    <Beside
      label="Set beside the words"
      rows={rows.map(({ name, value, without, isText }) => ({
        name,
        value,
        actions: (
          <>
            {isText && <CopyButton isIcon size="s" label="Copy the negative prompt" text={value} />}
            <IconButton size="s" label={`Let ${value} go`} onClick={() => onChange(without)}>
              <X />
            </IconButton>
          </>
        ),
      }))}
    />
  );
}
