import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { cameraTrouble, openCamera } from './camera.ts';
import styles from './capture-photo.module.css';

interface CapturePhotoProps {
  isOpen: boolean;
  onClose: () => void;
  onTaken: (file: File) => void;
}

/** A photo by the camera of this device, looked at before it is kept. */
export function CapturePhoto({ isOpen, onClose, onTaken }: CapturePhotoProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Capture Photo" size="l">
      <Camera
        onTaken={(file) => {
          onTaken(file);
          onClose();
        }}
      />
    </Dialog>
  );
}

type State = 'opening' | 'live' | 'held' | { trouble: string };

function Camera({ onTaken }: { onTaken: (file: File) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('opening');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again
  useEffect(() => {
    const stop = new AbortController();
    setState('opening');
    openCamera(stop.signal).then(
      (stream) => {
        if (!stream || !video.current) return;
        video.current.srcObject = stream;
      },
      (error: Error) => setState({ trouble: cameraTrouble(error) }),
    );
    return () => stop.abort();
  }, [attempt]);

  function hold() {
    video.current?.pause();
    setState('held');
  }

  function goOn() {
    void video.current?.play();
    setState('live');
  }

  function keep() {
    if (video.current) void photoOf(video.current).then((file) => file && onTaken(file));
  }

  if (typeof state === 'object') {
    return (
      <Banner
        tone="error"
        isNews
        head="The camera did not open."
        action={
          <Button size="s" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        }
      >
        {state.trouble}
      </Banner>
    );
  }
  return (
    <>
      <div className={styles.finder} data-state={state}>
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label="What the camera sees"
          onLoadedData={() => setState('live')}
        />
        {state === 'opening' && <p role="status">Opening the camera</p>}
      </div>
      <div className={styles.answers}>
        {state === 'held' ? (
          <>
            <Button onClick={goOn}>Retake</Button>
            <Button look="primary" onClick={keep}>
              Keep photo
            </Button>
          </>
        ) : (
          <Button look="primary" disabled={state !== 'live'} onClick={hold}>
            Take photo
          </Button>
        )}
      </div>
    </>
  );
}

async function photoOf(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  const name = `Photo ${new Date().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')}.jpg`;
  return blob ? new File([blob], name, { type: blob.type }) : undefined;
}
