/** A UUIDv7: 48 bits of milliseconds, the rest by chance. Ids made later sort behind. */
export function newGenerationId(
  now = Date.now(),
  random: Uint8Array = crypto.getRandomValues(new Uint8Array(10)),
): string {
  const time = now.toString(16).padStart(12, '0');
  const [a = 0, b = 0, c = 0] = random;
  const chance = [(a & 0x0f) | 0x70, b, (c & 0x3f) | 0x80, ...random.slice(3)];
  const hex = time + chance.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
