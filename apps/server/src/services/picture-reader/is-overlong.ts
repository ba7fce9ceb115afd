/** More pieces than any program writes; each costs the reader of EXIF an object or several. */
const MOST_PARTS = 20_000;
/** Ten times what programs write in one piece; what reads XMP goes over it again for every tag. */
const LONGEST_WORDS = 131_072;

/**
 * Whether a file says more about itself than any program writes. Its reader would run out of memory over it, and a
 * thread that does takes the whole process with it where it happens in one step.
 */
export function isOverlong(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let parts = 0;
  for (const length of partsOf(view)) {
    parts += 1;
    if (parts > MOST_PARTS || length > LONGEST_WORDS) return true;
  }
  return false;
}

/** How long each piece is that holds words; nought for those that hold something else. */
function partsOf(view: Buffer): Iterable<number> {
  if (view.toString('latin1', 1, 4) === 'PNG') return chunksOf(view);
  if (view[0] === 0xff && view[1] === 0xd8) return segmentsOf(view);
  if (view.toString('latin1', 4, 8) === 'ftyp') return boxesOf(view, 0, view.length);
  return [];
}

const WORDS = /^(eXIf|iTXt)$/;

function* chunksOf(view: Buffer): Generator<number> {
  for (let at = 8; at + 8 <= view.length; ) {
    const length = view.readUInt32BE(at);
    yield WORDS.test(view.toString('latin1', at + 4, at + 8)) ? length : 0;
    at += 12 + length;
  }
}

/** Those before the pixels: none is longer than 64 KB. */
function* segmentsOf(view: Buffer): Generator<number> {
  for (let at = 2; at + 4 <= view.length && view[at] === 0xff && view[at + 1] !== 0xda; ) {
    yield 0;
    // A marker may have any number of these before it, and is two bytes more than its length.
    at += view[at + 1] === 0xff ? 1 : 2 + view.readUInt16BE(at + 2);
  }
}

/** What stands in a box before the boxes in it. */
const HEADS: Readonly<Record<string, number>> = { meta: 4, iinf: 6, iprp: 0, ipco: 0, moov: 0 };

function* boxesOf(view: Buffer, begin: number, end: number): Generator<number> {
  for (let at = begin; at + 8 <= end; ) {
    yield 0;
    const size = view.readUInt32BE(at);
    const next = size < 8 ? end : Math.min(end, at + size);
    const head = HEADS[view.toString('latin1', at + 4, at + 8)];
    if (head !== undefined) yield* boxesOf(view, at + 8 + head, next);
    at = next;
  }
}
