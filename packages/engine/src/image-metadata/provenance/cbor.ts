import { u16, u32, u64 } from '../bytes/numbers.ts';
import { utf8 } from '../bytes/text.ts';

export type Cbor = number | string | boolean | null | Uint8Array | Cbor[] | Map<Cbor, Cbor>;

const DEEPEST = 40;
const MOST_ITEMS = 50_000;

/** CBOR, as far as manifests use it; nothing where it is broken, too deep or too long. */
export function readCbor(bytes: Uint8Array): Cbor | undefined {
  try {
    return new Reader(bytes).item(0);
  } catch (error) {
    if (error instanceof BrokenCbor) return undefined;
    throw error;
  }
}

class BrokenCbor extends Error {}

const BREAK = 0xff;

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #items = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  item(depth: number): Cbor {
    if (depth > DEEPEST || ++this.#items > MOST_ITEMS || this.#at >= this.#bytes.length)
      throw new BrokenCbor();
    const first = this.#bytes[this.#at++] ?? 0;
    const [major, info] = [first >> 5, first & 31];
    if (major === 7) return this.#simple(info);
    const isOpen = info === 31;
    const count = isOpen ? 0 : this.#count(info);
    if (major === 0) return count;
    if (major === 1) return -1 - count;
    if (major === 2) return isOpen ? this.#chunks(depth) : this.#take(count);
    if (major === 3) return utf8(isOpen ? this.#chunks(depth) : this.#take(count));
    if (major === 4) return this.#list(isOpen ? undefined : count, depth);
    if (major === 5) return this.#map(isOpen ? undefined : count, depth);
    // A tag says what the next item is; what it is reads the same.
    return this.item(depth + 1);
  }

  #count(info: number): number {
    if (info < 24) return info;
    const size = 1 << (info - 24);
    if (size > 8) throw new BrokenCbor();
    const bytes = this.#take(size);
    if (size === 1) return bytes[0] ?? 0;
    return size === 2 ? u16(bytes, 0) : size === 4 ? u32(bytes, 0) : u64(bytes, 0);
  }

  #take(count: number): Uint8Array {
    if (count > this.#bytes.length - this.#at) throw new BrokenCbor();
    const taken = this.#bytes.subarray(this.#at, this.#at + count);
    this.#at += count;
    return taken;
  }

  #simple(info: number): Cbor {
    if (info === 20 || info === 21) return info === 21;
    // Halves, singles and doubles are figures that nothing here asks for.
    if (info >= 25 && info <= 27) this.#take(1 << (info - 24));
    else if (info === 24) this.#take(1);
    return null;
  }

  #isEnd(count: number | undefined, have: number): boolean {
    if (count !== undefined) return have >= count;
    if (this.#bytes[this.#at] !== BREAK) return false;
    this.#at++;
    return true;
  }

  #chunks(depth: number): Uint8Array {
    const parts: number[] = [];
    while (!this.#isEnd(undefined, 0)) {
      const part = this.item(depth + 1);
      if (part instanceof Uint8Array) for (const byte of part) parts.push(byte);
    }
    return Uint8Array.from(parts);
  }

  #list(count: number | undefined, depth: number): Cbor[] {
    const list: Cbor[] = [];
    while (!this.#isEnd(count, list.length)) list.push(this.item(depth + 1));
    return list;
  }

  #map(count: number | undefined, depth: number): Map<Cbor, Cbor> {
    const map = new Map<Cbor, Cbor>();
    for (let n = 0; !this.#isEnd(count, n); n++) map.set(this.item(depth + 1), this.item(depth + 1));
    return map;
  }
}

export function entry(value: Cbor | undefined, key: Cbor): Cbor | undefined {
  return value instanceof Map ? value.get(key) : undefined;
}

export function textEntry(value: Cbor | undefined, key: string): string | undefined {
  const text = entry(value, key);
  return typeof text === 'string' ? text : undefined;
}

export function listEntry(value: Cbor | undefined, key: string): Cbor[] {
  const list = entry(value, key);
  return Array.isArray(list) ? list : [];
}
