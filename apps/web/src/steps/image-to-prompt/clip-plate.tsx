import { Film } from 'lucide-react';
import styles from './clip-plate.module.css';

/** Stands where a picture would: a clip is not played here. */
export function ClipPlate({ name }: { name: string }) {
  return (
    <div className={styles.plate} role="img" aria-label={`Your clip: ${name}`}>
      <Film aria-hidden="true" />
      <p aria-hidden="true">A clip. It stays on this device.</p>
    </div>
  );
}
