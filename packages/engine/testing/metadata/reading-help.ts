import type { RawPixels, ReadingHelp } from '../../src/image-metadata/index.ts';

interface Pipe {
  readable: { getReader: () => { read: () => Promise<{ done: boolean; value?: Uint8Array }> } };
  writable: {
    getWriter: () => {
      write: (bytes: Uint8Array) => Promise<void>;
      close: () => Promise<void>;
      abort: () => Promise<void>;
    };
  };
}
declare const DecompressionStream: new (kind: string) => Pipe;
declare const CompressionStream: new (kind: string) => Pipe;

/** The help a reader gets from its surroundings, by the machine's own streams. */
export function readingHelp(pixels?: RawPixels): ReadingHelp {
  return {
    inflate: (bytes, cap) =>
      pumped(new DecompressionStream(bytes[0] === 0x1f ? 'gzip' : 'deflate'), bytes, cap),
    pixels: async () => pixels,
  };
}

export async function packed(bytes: Uint8Array, kind: 'deflate' | 'gzip'): Promise<Uint8Array> {
  return (await pumped(new CompressionStream(kind), bytes, Number.POSITIVE_INFINITY)) ?? new Uint8Array();
}

async function pumped(pipe: Pipe, bytes: Uint8Array, cap: number): Promise<Uint8Array | undefined> {
  const writer = pipe.writable.getWriter();
  const written = writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined);
  const reader = pipe.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (!next.value) continue;
      length += next.value.length;
      if (length > cap) {
        writer.abort().catch(() => undefined);
        return undefined;
      }
      parts.push(next.value);
    }
  } catch {
    return undefined;
  }
  await written;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
