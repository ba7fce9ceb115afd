import type { ReadingHelp } from '../file-facts.ts';
import { FileContent, type ReadContainer } from './content.ts';
import { isGif, readGif } from './gif.ts';
import { heifKind, readHeif } from './heif.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { isMp4, readMp4 } from './mp4.ts';
import { isPng, readPng } from './png.ts';
import { isWebm, readWebm } from './webm.ts';
import { isWebp, readWebp } from './webp.ts';

/** HEIF begins as MP4 does and is asked first. */
const CONTAINERS: readonly (readonly [(bytes: Uint8Array) => unknown, ReadContainer])[] = [
  [isPng, readPng],
  [isJpeg, readJpeg],
  [isWebp, readWebp],
  [isGif, readGif],
  [heifKind, readHeif],
  [isMp4, readMp4],
  [isWebm, readWebm],
];

/** What is in the file, by its first bytes: names of files lie. */
export async function readContainer(
  bytes: Uint8Array,
  inflate: ReadingHelp['inflate'],
): Promise<FileContent> {
  const read = CONTAINERS.find(([isOne]) => isOne(bytes))?.[1];
  return read ? await read(bytes, inflate) : new FileContent('unknown');
}
