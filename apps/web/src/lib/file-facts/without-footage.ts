const HEAD = 16;
const MOST_BOXES = 10_000;

/** An MP4 without what is played, which nobody looks into and which is nearly all of it. Any other file stays as it is. */
export async function withoutFootage(file: Blob): Promise<Blob> {
  const kept: Blob[] = [];
  let hasFootage = false;
  for (let at = 0, n = 0; at < file.size; n++) {
    const box = await headAt(file, at);
    if (!box || n === MOST_BOXES || (n === 0 && box.type !== 'ftyp')) return file;
    const end = box.size === 0 ? file.size : at + box.size;
    if (box.type === 'mdat') hasFootage = true;
    else kept.push(file.slice(at, end));
    at = end;
  }
  return hasFootage ? new Blob(kept) : file;
}

/** What a box says of itself: four letters, and how long it is with its head; 0 is to the end. */
async function headAt(file: Blob, at: number): Promise<{ type: string; size: number } | undefined> {
  const view = new DataView(await file.slice(at, at + HEAD).arrayBuffer());
  if (view.byteLength < 8) return undefined;
  const type = String.fromCharCode(...[4, 5, 6, 7].map((byte) => view.getUint8(byte)));
  const short = view.getUint32(0);
  if (short !== 1) return short === 0 || short >= 8 ? { type, size: short } : undefined;
  if (view.byteLength < HEAD) return undefined;
  const size = view.getUint32(8) * 2 ** 32 + view.getUint32(12);
  return size >= HEAD ? { type, size } : undefined;
}
