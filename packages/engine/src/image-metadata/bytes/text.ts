/** The language's own decoder, which neither the engine's types nor a DOM's are needed for. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => { decode: (bytes: Uint8Array) => string };

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const looseUtf8 = new TextDecoder('utf-8');
const bigEndian = new TextDecoder('utf-16be');
const littleEndian = new TextDecoder('utf-16le');

/** One character a byte, as the file formats mean it: a browser's "latin1" is another table. */
export function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

export function utf8(bytes: Uint8Array): string {
  return looseUtf8.decode(bytes);
}

/** Many tools write UTF-8 where the format wants Latin-1; what is no UTF-8 is Latin-1. */
export function utf8OrLatin1(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return latin1(bytes);
  }
}

export function utf16(bytes: Uint8Array, little: boolean): string {
  return (little ? littleEndian : bigEndian).decode(bytes);
}

/** The text up to the first zero, and where the bytes go on behind it. */
export function untilZero(
  bytes: Uint8Array,
  from: number,
  end = bytes.length,
): { text: string; next: number } {
  const zero = bytes.indexOf(0, from);
  const stop = zero < 0 || zero > end ? end : zero;
  return { text: utf8OrLatin1(bytes.subarray(from, stop)), next: Math.min(stop + 1, end) };
}

/** Whether these letters stand here. */
export function reads(bytes: Uint8Array, at: number, letters: string): boolean {
  if (at < 0 || at + letters.length > bytes.length) return false;
  for (let n = 0; n < letters.length; n++) if (bytes[at + n] !== letters.charCodeAt(n)) return false;
  return true;
}
