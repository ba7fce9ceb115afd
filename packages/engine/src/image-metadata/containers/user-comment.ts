import { latin1, reads, utf8OrLatin1, utf16 } from '../bytes/text.ts';

const NAMED = 8;

/** A UserComment begins with eight bytes that name its letters, or it does not, and the order of UTF-16 is told nowhere. */
export function readUserComment(value: Uint8Array): string {
  const body = value.subarray(NAMED);
  if (reads(value, 0, 'UNICODE')) return unordered(body);
  if (reads(value, 0, 'ASCII\0') || reads(value, 0, 'UTF')) return utf8OrLatin1(body);
  if (reads(value, 0, 'JIS\0')) return latin1(body);
  if (value.subarray(0, NAMED).every((byte) => byte === 0)) return mixed(body);
  return mixed(value);
}

function mixed(body: Uint8Array): string {
  const [even, odd] = zeros(body);
  return even + odd > body.length / 8 && body.length > 8 ? unordered(body) : utf8OrLatin1(body);
}

function unordered(body: Uint8Array): string {
  if (reads(body, 0, '\xfe\xff')) return utf16(body.subarray(2), false);
  if (reads(body, 0, '\xff\xfe')) return utf16(body.subarray(2), true);
  const [even, odd] = zeros(body);
  if (even === 0 && odd === 0 && isUtf8(body)) return utf8OrLatin1(body);
  return utf16(body, odd > even);
}

/** Letters of the West have a zero as their high byte: at even places where that comes first. */
function zeros(body: Uint8Array): [even: number, odd: number] {
  const counts: [number, number] = [0, 0];
  for (let at = 0; at < body.length && at < 4096; at++) if (body[at] === 0) counts[at & 1 ? 1 : 0]++;
  return counts;
}

/** Some tools name UTF-16 and write something else. */
function isUtf8(body: Uint8Array): boolean {
  const head = body.subarray(0, 256);
  return head.every((byte) => byte >= 0x09 && byte < 0x7f);
}
