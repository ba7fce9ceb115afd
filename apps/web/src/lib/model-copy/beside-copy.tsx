import type { Written } from '@cuewright/engine/writing';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Beside } from '../beside/beside.tsx';
import { setThere } from './set-there.ts';

interface BesideCopyProps {
  /** Whose copy it is. */
  name: string;
  written: Partial<Pick<Written, 'text' | 'negative' | 'parameters' | 'asked' | 'dropped'>>;
}

/** What goes along with a copy and is no part of its text. */
export function BesideCopy({ name, written }: BesideCopyProps) {
  const { negative, parameters = {} } = written;
  const byHand = setThere(written);
  const settings = Object.entries(parameters)
    .filter(([setting]) => !setting.startsWith('--'))
    .map(([setting, value]) => `${setting} ${value}`);
  const rows = [
    ...(negative
      ? [
          {
            name: 'Negative prompt, in its own field',
            value: negative,
            actions: (
              <CopyButton isIcon size="s" label={`Copy the negative prompt for ${name}`} text={negative} />
            ),
          },
        ]
      : []),
    ...(settings.length > 0 ? [{ name: 'Sent as settings, not as words', value: settings.join(' · ') }] : []),
    ...(byHand.length > 0 ? [{ name: `Set in ${name}`, value: byHand.join(' · ') }] : []),
  ];
  return <Beside rows={rows} />;
}
