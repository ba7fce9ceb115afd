import { analysisLimits, imageLimits } from '@cuewright/contract';
import { Camera, ImageUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { usePictureInput } from '../../features/picture-reading/use-picture-input.tsx';
import { CameraDialog } from '../../lib/camera/camera-dialog.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RuledBox, RuledForm } from '../../ui/ruled-box/ruled-box.tsx';
import styles from './image-to-prompt.module.css';

const MAX_MB = imageLimits.bytes / 1_048_576;

interface ChoosePictureProps {
  problem: string | undefined;
  onChoose: (file: File) => void;
}

/** Where a picture is dropped, pasted or chosen. */
export function ChoosePicture({ problem, onChoose }: ChoosePictureProps) {
  const [isOver, setOver] = useState(false);
  const [isCamera, setCamera] = useState(false);
  const { input, open } = usePictureInput(onChoose);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  return (
    <section className={styles.upload} aria-label="Your picture">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for everybody */}
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ImageUp aria-hidden="true" />
        <p className={styles.dropHead}>Drop a picture here, or paste one</p>
        <div className={styles.ways}>
          <Button look="primary" onClick={open}>
            Choose a picture
          </Button>
          <Button onClick={() => setCamera(true)}>
            <Camera aria-hidden="true" /> Take a photo
          </Button>
        </div>
        <p className={styles.hint}>JPG, PNG, WebP, max {MAX_MB} MB. It is read and not kept.</p>
        {input}
      </div>
      <CameraDialog isOpen={isCamera} onClose={() => setCamera(false)} onTaken={onChoose} use="Use photo" />
      {problem && (
        <Banner tone="error" isNews head="This one was not taken.">
          {problem}
        </Banner>
      )}
      <div className={styles.claims}>
        <RuledForm columns={4}>
          <RuledBox label="Accuracy">{analysisLimits.statedAccuracyPercent}%+ accuracy</RuledBox>
          <RuledBox label="Time">{analysisLimits.statedSeconds} s analysis</RuledBox>
          <RuledBox label="Size">Max file {MAX_MB} MB</RuledBox>
        </RuledForm>
      </div>
    </section>
  );
}
