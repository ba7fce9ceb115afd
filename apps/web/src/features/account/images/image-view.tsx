import type { ImageReference } from '@cuewright/contract';
import { Download, ScanEye, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { PictureViewer } from '../../../ui/picture-viewer/picture-viewer.tsx';
import styles from './image-collection.module.css';
import { keptName } from './kept-name.ts';

interface ImageViewProps {
  images: readonly ImageReference[];
  /** The id of the one that is looked at. */
  viewed: string | undefined;
  onView: (id: string | undefined) => void;
  onDelete: (image: ImageReference) => void;
  onRead: (image: ImageReference) => void;
  isReading: boolean;
}

/** One picture as large as the screen lets it, and the ones beside it. */
export function ImageView({ images, viewed, onView, onDelete, onRead, isReading }: ImageViewProps) {
  const at = images.findIndex(({ id }) => id === viewed);
  const image = images[at];
  if (!image) return null;
  const [before, after] = [images[at - 1], images[at + 1]];
  return (
    <PictureViewer
      isOpen
      onClose={() => onView(undefined)}
      title={image.title}
      about={`${image.width} × ${image.height}`}
      src={image.url}
      alt={image.description}
      onPrevious={before && (() => onView(before.id))}
      onNext={after && (() => onView(after.id))}
      actions={
        <>
          <Button look="bare" isBusy={isReading} onClick={() => onRead(image)}>
            <ScanEye aria-hidden="true" /> Use in Image to Prompt
          </Button>
          <a className={styles.download} href={image.url} download={keptName(image)} title="Download">
            <Download aria-hidden="true" />
            Download
          </a>
          <IconButton label={`Delete ${image.title}`} onClick={() => onDelete(image)}>
            <Trash2 />
          </IconButton>
        </>
      }
      words={{ previous: 'Picture before', next: 'Picture after', close: 'Close the picture' }}
    />
  );
}
