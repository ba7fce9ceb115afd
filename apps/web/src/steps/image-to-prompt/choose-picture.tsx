import { analysisLimits, imageLimits } from '@cuewright/contract';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { PictureDrop } from '../../features/picture-reading/picture-drop.tsx';
import { CameraDialog } from '../../lib/camera/camera-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RuledBox, RuledForm } from '../../ui/ruled-box/ruled-box.tsx';
import styles from './choose-picture.module.css';

interface ChoosePictureProps {
  problem: string | undefined;
  onChoose: (files: File[]) => void;
}

/** The ways to a picture, and what is claimed of its reading. */
export function ChoosePicture({ problem, onChoose }: ChoosePictureProps) {
  const [isCamera, setCamera] = useState(false);
  return (
    <section className={styles.upload} aria-label="Your picture">
      <PictureDrop takesFiles problem={problem} onChoose={onChoose}>
        <Button onClick={() => setCamera(true)}>
          <Camera aria-hidden="true" /> Take a photo
        </Button>
      </PictureDrop>
      <CameraDialog
        isOpen={isCamera}
        onClose={() => setCamera(false)}
        onTaken={(file) => onChoose([file])}
        use="Use photo"
      />
      <div className={styles.claims}>
        <RuledForm columns={4}>
          <RuledBox label="Accuracy">{analysisLimits.statedAccuracyPercent}%+ accuracy</RuledBox>
          <RuledBox label="Time">{analysisLimits.statedSeconds} s analysis</RuledBox>
          <RuledBox label="Size">Max file {imageLimits.bytes / 1_048_576} MB</RuledBox>
        </RuledForm>
      </div>
    </section>
  );
}
