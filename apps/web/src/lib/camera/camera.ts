/** One that can be chosen. */
export interface CameraChoice {
  id: string;
  name: string;
}

/** What a camera sees, until it is stopped; nothing when that came first. Without a wish it is the one that looks away from whoever holds it. */
export async function openCamera(signal: AbortSignal, wanted?: string): Promise<MediaStream | undefined> {
  const stream = await devices().getUserMedia({
    video: {
      ...(wanted ? { deviceId: { exact: wanted } } : { facingMode: 'environment' }),
      width: { ideal: 2560 },
      height: { ideal: 1440 },
    },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) {
    stop();
    return undefined;
  }
  signal.addEventListener('abort', stop);
  return stream;
}

/** The cameras there are. Their names are told only while one of them is open. */
export async function listCameras(): Promise<CameraChoice[]> {
  const all = await devices().enumerateDevices();
  return all
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }, n) => ({ id: deviceId, name: label || `Camera ${n + 1}` }));
}

/** What stands in the way, and what to do about it. */
export function cameraTrouble({ name }: Error): string {
  switch (name) {
    case 'NotAllowedError':
      return 'This page may not use it. Allow the camera for it in your browser, then try again.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'This device has none, or it is switched off.';
    case 'NotReadableError':
      return 'Something else is using it. Close that, then try again.';
    case 'TrackEnded':
      return 'It was unplugged, or this page may not use it any more.';
    default:
      return 'This browser does not offer one here.';
  }
}

function devices(): MediaDevices {
  // Only where the page came safely does a browser offer one.
  if (!navigator.mediaDevices) throw new DOMException('There is no way to a camera.', 'NotSupportedError');
  return navigator.mediaDevices;
}
