import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { PictureCanvas } from '../../features/picture-reading/picture-canvas.tsx';
import { FocusBox } from './focus-box.tsx';
import styles from './picture-preview.module.css';
import { SightingBoxes } from './sighting-boxes.tsx';
import { changeSitting, useSitting } from './sitting.ts';

interface PicturePreviewProps {
  file: File;
  region: Analyzed['measured']['focus']['region'];
  horizon: Analyzed['measured']['horizon'];
  seen: Analyzed['seen'];
  onPoint: (id: string) => void;
}

/** The picture, with what was found where in it. */
export function PicturePreview({ file, region, horizon, seen, onPoint }: PicturePreviewProps) {
  const { verdicts, chosenSighting } = useSitting();
  return (
    <PictureCanvas file={file}>
      <FocusBox region={region} horizon={horizon} />
      <span className={styles.corners} aria-hidden="true" />
      {seen && (
        <SightingBoxes
          sightings={seen.sightings}
          verdicts={verdicts}
          chosen={chosenSighting}
          onChoose={(id) => {
            changeSitting({ chosenSighting: id });
            onPoint(id);
          }}
        />
      )}
    </PictureCanvas>
  );
}
