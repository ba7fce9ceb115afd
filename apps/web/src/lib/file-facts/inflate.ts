/** What zlib or gzip holds, as its first bytes tell which; nothing where it is broken or longer than the cap. */
export async function inflate(bytes: Uint8Array, cap: number): Promise<Uint8Array | undefined> {
  const format = bytes[0] === 0x1f && bytes[1] === 0x8b ? 'gzip' : 'deflate';
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const reader = packed.stream().pipeThrough(new DecompressionStream(format)).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > cap) {
        await reader.cancel();
        return undefined;
      }
      parts.push(read.value);
    }
  } catch {
    return undefined;
  }
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
