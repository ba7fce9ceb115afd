import { be, bytes, utf8Of } from './bytes.ts';

/** EBML (RFC 8794) 4, 5: an id, a length in as many bytes as its zeros say, a body. */
function element(id: number[], body: Uint8Array): Uint8Array {
  return bytes(...id, 0x01, be(body.length, 7), body);
}

/** Matroska (RFC 9559) 5.1.8: Tags, Tag, SimpleTag with TagName and TagString; behind a cluster of unknown length or not. */
export function webm(tags: Readonly<Record<string, string>>, isStreamed = false): Uint8Array {
  const simple = Object.entries(tags).map(([name, text]) =>
    element([0x67, 0xc8], bytes(element([0x45, 0xa3], utf8Of(name)), element([0x44, 0x87], utf8Of(text)))),
  );
  const tag = element([0x73, 0x73], bytes(element([0x63, 0xc0], bytes()), ...simple));
  const body = bytes(element([0x15, 0x49, 0xa9, 0x66], bytes()), element([0x12, 0x54, 0xc3, 0x67], tag));
  const segment = isStreamed
    ? bytes(0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, body)
    : element([0x18, 0x53, 0x80, 0x67], body);
  return bytes(element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], utf8Of('webm'))), segment);
}
