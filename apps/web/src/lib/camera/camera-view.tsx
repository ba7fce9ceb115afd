import { Camera, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import styles from './camera-view.module.css';
import { photoOf } from './photo-of.ts';
import { useCamera } from './use-camera.ts';

interface CameraViewProps {
  /** What is done with a photo that is good. */
  use: string;
  onTaken: (file: File) => void;
}

/** What the camera of this device sees; a photo of it is looked at before it is taken. Its light goes off when this is left. */
export function CameraView({ use, onTaken }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, cameras, current, choose, retry, goLive, hold, goOn } = useCamera(video);
  const [isTaking, setTaking] = useState(false);

  async function take(): Promise<void> {
    if (!video.current) return;
    setTaking(true);
    const file = await photoOf(video.current);
    setTaking(false);
    if (file) onTaken(file);
  }

  if (typeof state === 'object') {
    return (
      <Banner
        tone="error"
        isNews
        head="The camera did not open."
        action={
          <Button size="s" onClick={retry}>
            Try again
          </Button>
        }
      >
        {state.trouble}
      </Banner>
    );
  }
  return (
    <div className={styles.camera}>
      <div className={styles.finder} data-state={state}>
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label="What the camera sees"
          onLoadedData={goLive}
        />
        {state === 'opening' && <p role="status">Opening the camera</p>}
      </div>
      <div className={styles.answers}>
        {cameras.length > 1 && state !== 'held' && (
          <Select
            label="Camera"
            choices={cameras.map(({ id, name }) => ({ value: id, label: name }))}
            value={current}
            onChange={choose}
          />
        )}
        {state === 'held' ? (
          <>
            <Button disabled={isTaking} onClick={goOn}>
              <RotateCcw /> Retake
            </Button>
            <Button look="primary" isBusy={isTaking} onClick={() => void take()}>
              {use}
            </Button>
          </>
        ) : (
          <Button look="primary" disabled={state !== 'live'} onClick={hold}>
            <Camera /> Take photo
          </Button>
        )}
      </div>
    </div>
  );
}
