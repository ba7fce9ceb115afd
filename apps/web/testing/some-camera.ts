import { onTestFinished, vi } from 'vitest';

/** A camera whose picture moves, so that there is one to take. Gives every track that was opened. */
export function haveCamera(): MediaStreamTrack[] {
  const tracks: MediaStreamTrack[] = [];
  let frame = 0;
  onTestFinished(() => cancelAnimationFrame(frame));
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    cancelAnimationFrame(frame);
    const canvas = document.createElement('canvas');
    const ground = canvas.getContext('2d');
    frame = requestAnimationFrame(function draw(time) {
      ground?.clearRect(0, 0, 100, 10);
      ground?.fillRect(0, 0, time % 100, 10);
      frame = requestAnimationFrame(draw);
    });
    const stream = canvas.captureStream(10);
    tracks.push(...stream.getTracks());
    return stream;
  });
  return tracks;
}
