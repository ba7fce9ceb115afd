import { type RefObject, useEffect, useState } from 'react';
import { type CameraChoice, cameraTrouble, listCameras, openCamera } from './camera.ts';

type CameraState = 'opening' | 'live' | 'held' | { trouble: string };

/** A camera on a video, from now until this is left. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>('opening');
  const [cameras, setCameras] = useState<CameraChoice[]>([]);
  const [wanted, setWanted] = useState<string>();
  const [current, setCurrent] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again
  useEffect(() => {
    const left = new AbortController();
    const fail = (error: Error) => !left.signal.aborted && setState({ trouble: cameraTrouble(error) });
    async function open(): Promise<void> {
      const stream = await openCamera(left.signal, wanted);
      if (!stream || !video.current) return;
      const [track] = stream.getVideoTracks();
      track?.addEventListener('ended', () => fail(new DOMException('The camera went.', 'TrackEnded')));
      video.current.srcObject = stream;
      setCurrent(track?.getSettings().deviceId);
      const found = await listCameras();
      if (!left.signal.aborted) setCameras(found);
    }
    setState('opening');
    open().catch(fail);
    return () => left.abort();
  }, [wanted, attempt]);

  return {
    state,
    cameras,
    current,
    choose: setWanted,
    retry: () => {
      // The one that was chosen may be what is gone.
      setWanted(undefined);
      setAttempt(attempt + 1);
    },
    goLive: () => setState('live'),
    hold: () => {
      video.current?.pause();
      setState('held');
    },
    goOn: () => {
      void video.current?.play();
      setState('live');
    },
  };
}
