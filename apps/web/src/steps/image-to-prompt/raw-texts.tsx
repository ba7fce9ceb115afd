import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { counted } from '@cuewright/engine/plural';
import { cutText } from '../../lib/cut-text.ts';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import styles from './raw-texts.module.css';

/** More than this nobody reads on a page; copied, it is all there. */
const LONGEST_SHOWN = 20_000;

/** Each text as it stands in the file, to be looked at and copied. */
export function RawTexts({ raw }: Pick<MadeFacts, 'raw'>) {
  if (raw.length === 0) return null;
  return (
    <section className={styles.raw} aria-labelledby="raw-texts">
      <h2 id="raw-texts">As it stands in the file</h2>
      {raw.map(({ where, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are never moved, and may be called alike
        <details key={at}>
          <summary>
            {where} <span className={styles.length}>{counted(text.length, 'character')}</span>
          </summary>
          <div className={styles.text}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for whoever has no mouse */}
            <section tabIndex={0} aria-label={where}>
              <pre dir="auto">
                {cutText(text, LONGEST_SHOWN)}
                {text.length > LONGEST_SHOWN && '…'}
              </pre>
            </section>
            <CopyButton size="s" text={text} label={`Copy ${where}`} isIcon />
          </div>
        </details>
      ))}
    </section>
  );
}
