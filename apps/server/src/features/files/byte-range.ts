import type { ByteRange } from '../../services/blobs/blob-store.ts';

/** The part that a Range header asks for, or nothing where the whole answers it: no range, several, or not of bytes. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return fromTo(Math.max(size - Number(last), 0), size - 1, size);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return fromTo(Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1), size);
}

function fromTo(start: number, end: number, size: number): ByteRange | 'unsatisfiable' {
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}
