import { latin1, reads, utf8 } from '../bytes/text.ts';
import { type Cbor, entry, readCbor } from './cbor.ts';

/** Where COSE keeps the certificates: by number, or by the name it had before it got one. */
const CHAIN: readonly Cbor[] = [33, 'x5chain'];

/** Who signed: the organisation of the first certificate, else its common name. */
export function signerOf(signature: Uint8Array): string | undefined {
  const cose = readCbor(signature);
  if (!Array.isArray(cose)) return undefined;
  const [sealed, open] = cose;
  const headers = [sealed instanceof Uint8Array ? readCbor(sealed) : sealed, open];
  for (const header of headers)
    for (const key of CHAIN) {
      const chain = entry(header, key);
      const first = Array.isArray(chain) ? chain[0] : chain;
      if (first instanceof Uint8Array) return subjectOf(first);
    }
  return undefined;
}

const ORGANISATION = '\x06\x03\x55\x04\x0a';
const COMMON_NAME = '\x06\x03\x55\x04\x03';

/** Of the names in a certificate the issuer's come first and the subject's last. */
function subjectOf(certificate: Uint8Array): string | undefined {
  const names = subject(certificate);
  return nameIn(names, ORGANISATION) ?? nameIn(names, COMMON_NAME);
}

interface Part {
  tag: number;
  body: Uint8Array;
}

function subject(certificate: Uint8Array): Uint8Array {
  const [whole] = parts(certificate);
  const [signed] = whole ? parts(whole.body) : [];
  // Version, serial number, algorithm, issuer, validity, subject; the version may be left out.
  const fields = signed ? parts(signed.body) : [];
  return fields[fields[0]?.tag === 0xa0 ? 5 : 4]?.body ?? new Uint8Array();
}

function nameIn(names: Uint8Array, kind: string): string | undefined {
  for (let at = 0; at + kind.length < names.length; at++) {
    if (!reads(names, at, kind)) continue;
    const [value] = parts(names.subarray(at + kind.length));
    if (value) return value.tag === 0x1e ? latin1(value.body) : utf8(value.body);
  }
  return undefined;
}

/** DER: a tag, a length, a body. */
function parts(bytes: Uint8Array): Part[] {
  const found: Part[] = [];
  let at = 0;
  while (at + 2 <= bytes.length && found.length < 20) {
    const tag = bytes[at] ?? 0;
    let length = bytes[at + 1] ?? 0;
    at += 2;
    if (length & 0x80) {
      const wide = length & 0x7f;
      if (wide > 4) break;
      length = 0;
      for (let n = 0; n < wide; n++) length = length * 256 + (bytes[at++] ?? 0);
    }
    found.push({ tag, body: bytes.subarray(at, at + length) });
    at += length;
  }
  return found;
}
