import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { PictureCanvas } from '../../features/picture-reading/picture-canvas.tsx';
import { FocusBox } from './focus-box.tsx';
import styles from './picture-preview.module.css';

interface PicturePreviewProps {
  file: File;
  region: Analyzed['measured']['focus']['region'];
  horizon: Analyzed['measured']['horizon'];
}

/** The picture, with what was found where in it. */
export function PicturePreview({ file, region, horizon }: PicturePreviewProps) {
  return (
    <PictureCanvas file={file}>
      <FocusBox region={region} horizon={horizon} />
      <span className={styles.corners} aria-hidden="true" />
    </PictureCanvas>
  );
}
