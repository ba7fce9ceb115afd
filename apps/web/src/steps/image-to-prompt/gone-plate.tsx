import { ImageOff } from 'lucide-react';
import styles from './clip-plate.module.css';

/** Stands where the picture was before a reload: it is kept nowhere. */
export function GonePlate() {
  return (
    <div className={styles.plate}>
      <ImageOff aria-hidden="true" />
      <p>The picture itself is not kept. Its analysis is, and so is the prompt.</p>
    </div>
  );
}
