import { type ImageReference, imageLimits, undoLimits } from '@cuewright/contract';
import { plural } from '@cuewright/engine/plural';
import { isolateText } from '@cuewright/engine/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Camera, ImagePlus, ImageUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../lib/api.ts';
import { CameraDialog } from '../../../lib/camera/camera-dialog.tsx';
import { pictureAccept } from '../../../lib/picture-files.ts';
import { deleteUndoably, useGone } from '../../../lib/undoable-delete.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { ShowMore } from '../../../ui/pagination/show-more.tsx';
import { PanelHead } from '../../../ui/panel-head/panel-head.tsx';
import { PictureFrame } from '../../../ui/picture-frame/picture-frame.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { AccountIntent } from '../account-tabs.ts';
import styles from './image-collection.module.css';
import { deleteImage, imagesQuery } from './image-queries.ts';
import { ImageTile } from './image-tile.tsx';
import { ImageView } from './image-view.tsx';
import { UploadFailures } from './upload-failures.tsx';
import { upload, useUploads } from './uploads.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useReadImage } from './use-read-image.ts';

export function ImageCollection({ beginsWith }: { beginsWith: AccountIntent | undefined }) {
  const picker = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCapturing, setCapturing] = useState(beginsWith === 'capture');
  const [viewed, setViewed] = useState<string>();
  const isHeld = useDroppedFiles(upload);
  const sending = useUploads().filter(({ state }) => state !== 'failed');
  const { images, total, list } = useImages();
  const { reading, readImage } = useReadImage();

  useEffect(() => {
    if (beginsWith === 'upload') picker.current?.click();
  }, [beginsWith]);

  const pick = () => picker.current?.click();
  const remove = ({ id, title }: ImageReference) => {
    setViewed(undefined);
    deleteUndoably({
      of: 'picture',
      id,
      title: `${isolateText(title)} deleted`,
      send: () => deleteImage(id),
    });
    heading.current?.focus();
  };

  return (
    <>
      <PanelHead
        title="Image Collection"
        titleRef={heading}
        isNews
        actions={
          <>
            <Button onClick={() => setCapturing(true)}>
              <Camera />
              Capture Photo
            </Button>
            <Button look="primary" onClick={pick}>
              <ImageUp />
              Upload Image
            </Button>
          </>
        }
      >
        {total !== undefined && (
          <>
            <b>{total.toLocaleString()}</b> {plural(total, 'picture')}
          </>
        )}
      </PanelHead>
      <input
        ref={picker}
        type="file"
        accept={pictureAccept}
        multiple
        hidden
        aria-label="Pictures to upload"
        onChange={({ target }) => {
          upload([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <UploadFailures />
      {!images && list.error ? (
        <ErrorState title="Your pictures did not load" kept="Nothing is lost." onRetry={list.refetch}>
          {failureText(list.error)}
        </ErrorState>
      ) : (
        <ul className={styles.shelf} aria-label="Your pictures">
          <li>
            <DropPlace isHeld={isHeld} isAlone={images?.length === 0} onPick={pick} />
          </li>
          {sending.map(({ id, file }) => (
            <li key={id} className={styles.tile}>
              <Awaited words={`Uploading ${file.name}`} />
              <p className={styles.sending}>{file.name}</p>
            </li>
          ))}
          {images ? (
            images.map((image) => (
              <li key={image.id} className={styles.tile}>
                <ImageTile
                  image={image}
                  onView={() => setViewed(image.id)}
                  onDelete={() => remove(image)}
                  onRead={() => void readImage(image)}
                  isReading={reading === image.id}
                />
              </li>
            ))
          ) : (
            <li className={styles.tile}>
              <Awaited words="Loading pictures" />
            </li>
          )}
        </ul>
      )}
      {images && total !== undefined && total > images.length && (
        <ShowMore
          text={`${images.length} of ${total}`}
          word="Show more"
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError && list.error ? failureText(list.error) : undefined}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        />
      )}
      {images && images.length > 0 && (
        <p className={styles.note}>
          Only you see these. Deleting takes effect after {undoLimits.toastMs / 1000} seconds; until then Undo
          brings a picture back.
        </p>
      )}
      <ImageView
        images={images ?? []}
        viewed={viewed}
        onView={setViewed}
        onDelete={remove}
        onRead={(image) => void readImage(image)}
        isReading={reading !== undefined}
      />
      <CameraDialog
        isOpen={isCapturing}
        onClose={() => setCapturing(false)}
        onTaken={(file) => upload([file])}
      />
    </>
  );
}

/** What is there, without what looks deleted already. */
function useImages() {
  const list = useInfiniteQuery(imagesQuery.list);
  const gone = useGone();
  const all = list.data?.pages.flatMap((page) => page.images);
  const images = all?.filter(({ id }) => !gone.has(id));
  const told = list.data?.pages.at(-1)?.total;
  const total = told === undefined || !all || !images ? undefined : told - (all.length - images.length);
  return { images, total, list };
}

interface DropPlaceProps {
  isHeld: boolean;
  isAlone: boolean;
  onPick: () => void;
}

function DropPlace({ isHeld, isAlone, onPick }: DropPlaceProps): ReactNode {
  return (
    <button type="button" className={classNames(styles.drop, isHeld && styles.held)} onClick={onPick}>
      <ImagePlus aria-hidden="true" />
      {isHeld ? (
        <b>Let go to upload</b>
      ) : (
        <>
          <b className={styles.byMouse}>Drop a picture here</b>
          <b className={styles.byTouch}>Add a picture</b>
        </>
      )}
      <span>JPG, PNG or WebP, up to {imageLimits.bytes / 1_048_576} MB</span>
      <span className={isAlone ? undefined : styles.byMouse}>
        {isAlone
          ? 'Stills, lighting references, faces: whatever you want to look at again.'
          : 'Or paste one, or choose it'}
      </span>
      <VisuallyHidden>Opens a file picker</VisuallyHidden>
    </button>
  );
}

function Awaited({ words: loading }: { words: string }) {
  return <PictureFrame isAwaited alt="" shape="3:2" size="s" words={{ loading, failed: '', retry: '' }} />;
}
