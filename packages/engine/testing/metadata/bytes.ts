declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

type Part = number | string | Uint8Array;

/** Bytes one behind the other: a number is one byte, a text one byte a character. */
export function bytes(...parts: readonly Part[]): Uint8Array {
  const whole: number[] = [];
  for (const part of parts) {
    if (typeof part === 'number') whole.push(part & 255);
    else if (typeof part === 'string') for (const letter of part) whole.push(letter.charCodeAt(0) & 255);
    else for (const byte of part) whole.push(byte);
  }
  return Uint8Array.from(whole);
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
