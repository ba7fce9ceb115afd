import type { Tips } from '@cuewright/engine/content/step-tips';
import { WithTerms } from '../terms/with-terms.tsx';
import styles from './tips-list.module.css';

/** Three things worth knowing at this step. */
export function TipsList({ tips, isRow = false }: { tips: Tips; isRow?: boolean }) {
  return (
    <section aria-label="Tips for this step">
      <h2 className={styles.title}>Tips for this step</h2>
      <ul className={isRow ? styles.row : styles.column}>
        {tips.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <WithTerms text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
