import { ImageOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './picture-canvas.module.css';

/** As many pixels across as it is ever shown with, on a fine screen. */
const WIDEST = 1_120;

/** The picture, drawn by the browser: no address for it is needed, and it goes nowhere. */
export function PictureCanvas({ file, children }: { file: File; children?: ReactNode }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<{ file: File; isShown: boolean }>();
  useEffect(() => {
    let isLeft = false;
    createImageBitmap(file, { imageOrientation: 'from-image' })
      .then((bitmap) => {
        if (!isLeft && canvas.current) draw(canvas.current, bitmap);
        bitmap.close();
        return true;
      })
      .catch(() => false)
      .then((isShown) => {
        if (!isLeft) setDrawn({ file, isShown });
      });
    return () => {
      isLeft = true;
    };
  }, [file]);
  const isFailed = drawn?.file === file && !drawn.isShown;
  return (
    <div className={styles.preview}>
      {isFailed ? (
        <p className={styles.unseen}>
          <ImageOff aria-hidden="true" />
          This browser can’t show this file.
        </p>
      ) : (
        <div className={styles.shown}>
          <canvas ref={canvas} role="img" aria-label={`Your picture: ${file.name}`} width={0} height={0} />
          {children}
        </div>
      )}
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const scale = Math.min(1, WIDEST / bitmap.width);
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
