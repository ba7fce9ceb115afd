import { planTrust } from '@cuewright/engine/content/plans';
import styles from './trust-block.module.css';

/** What one may rely on before paying. */
export function TrustBlock() {
  return (
    <section className={styles.trust} aria-label="Before you pay">
      {planTrust.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
