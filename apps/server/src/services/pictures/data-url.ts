/** The bytes of a data URL in base64. What it says of their type is not asked. */
export function readDataUrl(url: string): Uint8Array {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
