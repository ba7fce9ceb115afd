import type { Container, ReadingHelp } from '../file-facts.ts';

/** A text as the file holds it: in which part, under which name. */
export interface FoundText {
  /** The part of the file: "PNG text", "Exif", "XMP". */
  where: string;
  /** The name that part gives it: "parameters", "UserComment", "dc:description". */
  key: string;
  text: string;
}

/** What a container holds, before anybody asks what it means. */
export interface FileContent {
  container: Container;
  texts: FoundText[];
  /** C2PA manifest stores. */
  manifests: Uint8Array[];
  /** The pixels are those that were written, so that something may be hidden in them. */
  hasExactPixels: boolean;
}

export type ReadContainer = (bytes: Uint8Array, inflate: ReadingHelp['inflate']) => Promise<FileContent>;

export function emptyContent(container: Container): FileContent {
  return { container, texts: [], manifests: [], hasExactPixels: false };
}
