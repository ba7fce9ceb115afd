import type { Written } from '@cuewright/engine/writing';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import styles from './beside-copy.module.css';

interface BesideCopyProps {
  /** Whose copy it is. */
  name: string;
  written: Pick<Written, 'negative' | 'parameters'>;
}

/** What goes along with a copy and is no part of its text. */
export function BesideCopy({ name, written: { negative, parameters = {} } }: BesideCopyProps) {
  const settings = Object.entries(parameters)
    .filter(([setting]) => !setting.startsWith('--'))
    .map(([setting, value]) => `${setting} ${value}`);
  if (!negative && settings.length === 0) return null;
  return (
    <dl className={styles.beside}>
      {negative && (
        <div>
          <dt>Negative prompt, in its own field</dt>
          <dd>
            {negative}
            <CopyButton isIcon size="s" label={`Copy the negative prompt for ${name}`} text={negative} />
          </dd>
        </div>
      )}
      {settings.length > 0 && (
        <div>
          <dt>Sent as settings, not as words</dt>
          <dd>{settings.join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}
