import styles from './person-button.module.css';
import { showPerson } from './person-place.ts';

/** Somebody's name. It opens what is known of them. */
export function PersonButton({ id, name, email }: { id: string; name: string; email?: string }) {
  return (
    <span className={styles.person}>
      <button type="button" dir="auto" onClick={() => showPerson(id)}>
        {name || email}
      </button>
      {email && name && <span className={styles.email}>{email}</span>}
    </span>
  );
}
