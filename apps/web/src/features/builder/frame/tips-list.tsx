import type { Tips } from '@cuewright/engine/content/step-tips';
import { memo } from 'react';
import { WithTerms } from '../terms/with-terms.tsx';
import styles from './tips-list.module.css';

/** Three things worth knowing at this step. */
export const TipsList = memo(function TipsList({ tips }: { tips: Tips }) {
  return (
    <section aria-label="Tips for this step">
      <h2 className={styles.title}>Tips for this step</h2>
      <ul className={styles.tips}>
        {tips.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <WithTerms text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
});
