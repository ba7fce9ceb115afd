import { imageLimits } from '@cuewright/contract';
import { ImageUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { refusalOf } from '../../features/picture-reading/analyze-picture.ts';
import { usePastedPicture } from '../../features/picture-reading/use-pasted-picture.ts';
import { usePictureInput } from '../../features/picture-reading/use-picture-input.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PictureTool } from './picture-tool.tsx';
import styles from './tools.module.css';

/** A picture from this device: chosen, dropped or pasted. */
export function UploadTool() {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  function choose(next: File): void {
    const wrong = refusalOf(next);
    setProblem(wrong);
    if (!wrong) setFile(next);
  }
  const { input, open } = usePictureInput(choose);
  usePastedPicture(choose);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) choose(dropped);
  }
  const refused = problem && (
    <Banner tone="error" isNews head="This one was not taken.">
      {problem}
    </Banner>
  );

  if (file) {
    return (
      <PictureTool file={file} onClear={() => setFile(undefined)}>
        <Button onClick={open}>Replace</Button>
        {input}
        {refused}
      </PictureTool>
    );
  }
  return (
    <section className={styles.panel} aria-label="Your picture">
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
        <Button look="primary" onClick={open}>
          Choose a picture
        </Button>
        <p className={styles.small}>
          JPG, PNG, WebP up to {imageLimits.bytes / 1_048_576} MB. It is read and not kept.
        </p>
        {input}
      </div>
      {refused}
    </section>
  );
}
