import { planTrust } from '@cuewright/engine/content/plans';
import { CalendarX, FileText, Lock, Undo2 } from 'lucide-react';
import styles from './trust-block.module.css';

/** In the order of the promises. */
const icons = [Undo2, FileText, Lock, CalendarX] as const;

/** What one may rely on before paying. */
export function TrustBlock() {
  return (
    <section className={styles.trust} aria-label="Before you pay">
      {planTrust.map(({ title, text }, place) => {
        const Icon = icons[place] ?? Lock;
        return (
          <div key={title}>
            <h3>
              <Icon /> {title}
            </h3>
            <p>{text}</p>
          </div>
        );
      })}
    </section>
  );
}
