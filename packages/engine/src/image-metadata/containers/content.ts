import type { Container, ReadingHelp } from '../file-facts.ts';
import { ALL_MANIFESTS, ALL_TEXT, ALL_UNPACKED, LONGEST_TEXT, MOST_TEXTS } from './caps.ts';

/** A text as the file holds it: in which part, under which name. */
export interface FoundText {
  /** The part of the file: "PNG tEXt", "Exif", "XMP". */
  where: string;
  /** The name that part gives it: "parameters", "UserComment", "dc:description". */
  key: string;
  text: string;
}

/** What a container holds, before anybody asks what it means. Whatever is beyond the caps stays out. */
export class FileContent {
  readonly texts: FoundText[] = [];
  /** C2PA manifest stores. */
  readonly manifests: Uint8Array[] = [];
  /** The pixels are those that were written, so that something may be hidden in them. */
  hasExactPixels = false;
  readonly container: Container;
  #textRoom = ALL_TEXT;
  #manifestRoom = ALL_MANIFESTS;
  #inflateRoom = ALL_UNPACKED;
  #decodeRoom = 2 * ALL_TEXT;

  constructor(container: Container) {
    this.container = container;
  }

  addText(where: string, key: string, text: string): void {
    if (this.texts.length >= MOST_TEXTS) return;
    const clean = withoutZeros(text);
    if (!clean.trim() || clean.length > this.#textRoom) return;
    this.#textRoom -= clean.length;
    this.texts.push({ where, key, text: clean });
  }

  addManifest(bytes: Uint8Array): void {
    if (bytes.length === 0 || bytes.length > this.#manifestRoom) return;
    this.#manifestRoom -= bytes.length;
    this.manifests.push(bytes);
  }

  /** Files may point at the same bytes a thousand times: what is unpacked and decoded is charged before. */
  mayDecode(length: number): boolean {
    if (length > LONGEST_TEXT || length > this.#decodeRoom || this.texts.length >= MOST_TEXTS) return false;
    this.#decodeRoom -= length;
    return true;
  }

  /** Every attempt is charged what it may have cost, so that a thousand bombs are no more than one. */
  async inflate(bytes: Uint8Array, inflate: ReadingHelp['inflate']): Promise<Uint8Array | undefined> {
    const cap = Math.min(
      LONGEST_TEXT,
      this.#inflateRoom,
      Math.max(PLAIN_AT_LEAST, bytes.length * UNPACKS_TO),
    );
    if (cap <= 0) return undefined;
    const plain = await inflate(bytes, cap);
    this.#inflateRoom -= plain?.length ?? Math.min(cap, bytes.length * DEFLATE_AT_BEST);
    return plain && plain.length <= cap ? plain : undefined;
  }
}

/** What somebody wrote unpacks to a few times its length; a text that repeats one word to fill a megabyte, to hundreds. */
const UNPACKS_TO = 100;
const PLAIN_AT_LEAST = 65_536;
/** No deflated byte stands for more than this many. */
const DEFLATE_AT_BEST = 1032;

export type ReadContainer = (bytes: Uint8Array, inflate: ReadingHelp['inflate']) => Promise<FileContent>;

/** Fields of a fixed size are filled up with zeros, and some tools end every text with one. */
function withoutZeros(text: string): string {
  if (!text.includes('\0')) return text;
  let end = text.length;
  while (text[end - 1] === '\0') end--;
  return text.slice(0, end).replaceAll('\0', '\n');
}
