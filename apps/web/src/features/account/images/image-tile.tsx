import type { ImageReference } from '@cuewright/contract';
import { isolateText } from '@cuewright/engine/text';
import { ScanEye, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { PictureFrame } from '../../../ui/picture-frame/picture-frame.tsx';
import styles from './image-collection.module.css';

interface ImageTileProps {
  image: ImageReference;
  onView: () => void;
  onDelete: () => void;
  /** Opens it in Image to Prompt. */
  onRead: () => void;
  isReading: boolean;
}

export function ImageTile({ image, onView, onDelete, onRead, isReading }: ImageTileProps) {
  const { title, width, height } = image;
  return (
    <>
      <button type="button" className={styles.view} onClick={onView} aria-label={`View ${title}`}>
        <PictureFrame
          src={image.thumbnail_url}
          srcSet={`${image.thumbnail_url} 512w, ${image.url} ${width}w`}
          sizes="(max-width: 600px) 100vw, 400px"
          alt=""
          shape="3:2"
          size="s"
          words={{
            loading: `Loading ${title}`,
            failed: `${isolateText(title)} did not load`,
            retry: 'Try again',
          }}
        />
      </button>
      <div className={styles.row}>
        <div>
          <p className={styles.name} title={title} dir="auto">
            {title}
          </p>
          <p className={styles.measures}>
            {width} × {height}
          </p>
        </div>
        <IconButton label={`Use ${title} in Image to Prompt`} isBusy={isReading} onClick={onRead}>
          <ScanEye />
        </IconButton>
        <IconButton label={`Delete ${title}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
    </>
  );
}
