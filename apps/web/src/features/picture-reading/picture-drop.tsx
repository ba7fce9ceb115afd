import { imageLimits } from '@cuewright/contract';
import { ImageUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './picture-drop.module.css';
import { PictureRefused } from './picture-refused.tsx';
import { usePictureInput } from './use-picture-input.tsx';

interface PictureDropProps {
  onChoose: (files: File[]) => void;
  /** Clips and many files at once are taken too. */
  takesFiles?: boolean;
  /** Why the last one was not taken. */
  problem: string | undefined;
  /** Another way to a picture. */
  children?: ReactNode;
}

/** Where a picture is dropped or chosen. */
export function PictureDrop({ onChoose, takesFiles = false, problem, children }: PictureDropProps) {
  const [isOver, setOver] = useState(false);
  const { input, open } = usePictureInput(
    onChoose,
    takesFiles ? { alsoTakes: imageLimits.clipTypes, isMany: true } : {},
  );

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onChoose(files);
  }

  return (
    <div className={styles.place}>
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
        <p className={styles.head}>
          {takesFiles ? 'Drop pictures or clips here, or paste one' : 'Drop a picture here, or paste one'}
        </p>
        <div className={styles.ways}>
          <Button look="primary" onClick={open}>
            Choose a picture
          </Button>
          {children}
        </div>
        <p className={styles.hint}>
          JPG, PNG, WebP, max {imageLimits.bytes / 1_048_576} MB. It is read and not kept.
          {takesFiles && (
            <>
              <br />
              MP4 and WebM are looked into here and never sent. Several files become a table.
            </>
          )}
        </p>
        {input}
      </div>
      <PictureRefused problem={problem} />
    </div>
  );
}
