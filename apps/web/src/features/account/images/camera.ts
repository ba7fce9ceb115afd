/** What the camera sees, until it is stopped; nothing when that came first. */
export async function openCamera(signal: AbortSignal): Promise<MediaStream | undefined> {
  // Only where the page came safely does a browser offer one.
  if (!navigator.mediaDevices) throw new DOMException('There is no way to a camera.', 'NotSupportedError');
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1440 } },
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
    default:
      return 'This browser does not offer one here.';
  }
}
