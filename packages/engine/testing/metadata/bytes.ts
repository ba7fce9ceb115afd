declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

type Part = number | string | Uint8Array;

/** Bytes one behind the other: a number is one byte, a text one byte a character. */
export function bytes(...parts: readonly Part[]): Uint8Array {
  const whole = new Uint8Array(
    parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 1 : part.length), 0),
  );
  let at = 0;
  for (const part of parts) {
    if (typeof part === 'number') whole[at++] = part & 255;
    else if (typeof part === 'string')
      for (let n = 0; n < part.length; n++) whole[at++] = part.charCodeAt(n) & 255;
    else {
      whole.set(part, at);
      at += part.length;
    }
  }
  return whole;
}

export function utf8Of(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function utf16Of(text: string, little: boolean): Uint8Array {
  const units = Array.from({ length: text.length }, (_, n) => text.charCodeAt(n));
  return Uint8Array.from(
    units.flatMap((unit) => (little ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

export function be(value: number, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, n) => Math.floor(value / 256 ** (size - 1 - n)) & 255);
}

export function le(value: number, size: number): Uint8Array {
  return be(value, size).reverse();
}
