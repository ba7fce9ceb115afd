import { imageLimits } from '@cuewright/contract';
import { ImageUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './picture-drop.module.css';
import { PictureRefused } from './picture-refused.tsx';
import { usePictureInput } from './use-picture-input.tsx';

interface PictureDropProps {
  onChoose: (file: File) => void;
  /** Why the last one was not taken. */
  problem: string | undefined;
  /** Another way to a picture. */
  children?: ReactNode;
}

/** Where a picture is dropped or chosen. */
export function PictureDrop({ onChoose, problem, children }: PictureDropProps) {
  const [isOver, setOver] = useState(false);
  const { input, open } = usePictureInput(onChoose);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
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
        <p className={styles.head}>Drop a picture here, or paste one</p>
        <div className={styles.ways}>
          <Button look="primary" onClick={open}>
            Choose a picture
          </Button>
          {children}
        </div>
        <p className={styles.hint}>
          JPG, PNG, WebP, max {imageLimits.bytes / 1_048_576} MB. It is read and not kept.
        </p>
        {input}
      </div>
      <PictureRefused problem={problem} />
    </div>
  );
}
