import { Dialog as Base } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import dialog from '../dialog/dialog.module.css';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './picture-viewer.module.css';

interface PictureViewerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Beside the title: its measures. */
  about?: ReactNode;
  src: string;
  alt: string;
  /** Without one, there is none before it. The arrow keys do the same. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  actions?: ReactNode;
  words: { previous: string; next: string; close: string };
}

/** One picture on the whole screen. */
export function PictureViewer({
  isOpen,
  onClose,
  title,
  about,
  src,
  alt,
  onPrevious,
  onNext,
  actions,
  words,
}: PictureViewerProps) {
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onPrevious?.();
    if (key === 'ArrowRight') onNext?.();
  };
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={dialog.scrim} />
        <Base.Popup className={styles.viewer} onKeyDown={turn}>
          <div className={styles.bar}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {about && <p className={styles.about}>{about}</p>}
            <div className={styles.actions}>
              {actions}
              <Base.Close
                render={
                  <IconButton label={words.close}>
                    <X />
                  </IconButton>
                }
              />
            </div>
          </div>
          <div className={styles.stage}>
            <img key={src} src={src} alt={alt} />
            {onPrevious && (
              <div className={styles.previous}>
                <IconButton label={words.previous} onClick={onPrevious}>
                  <ChevronLeft />
                </IconButton>
              </div>
            )}
            {onNext && (
              <div className={styles.next}>
                <IconButton label={words.next} onClick={onNext}>
                  <ChevronRight />
                </IconButton>
              </div>
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
