import { pipeline, type Readable, Transform } from 'node:stream';
import { StorageError } from './storage-error.ts';

/** The same bytes, which break off where they are more or fewer than so many: what is half a file, or none, never passes for one. */
export function exactly(source: Readable, size: number): Readable {
  const wrong = (how: string) =>
    new StorageError('storage-unavailable', `The store gave ${how} than was kept.`);
  let left = size;
  const counted = new Transform({
    transform: (chunk: Uint8Array, _encoding, done) => {
      left -= chunk.length;
      if (left < 0) done(wrong('more'));
      else done(null, chunk);
    },
    flush: (done) => done(left > 0 ? wrong('less') : null),
  });
  // Each of them ends with the other; whoever reads hears of it by what is returned.
  return pipeline(source, counted, () => {});
}
