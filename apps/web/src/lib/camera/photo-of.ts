/** What a video shows now, as a file. */
export async function photoOf(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  const name = `Photo ${new Date().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')}.jpg`;
  return blob ? new File([blob], name, { type: blob.type }) : undefined;
}
