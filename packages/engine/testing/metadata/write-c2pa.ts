import { be, bytes, utf8Of } from './bytes.ts';
import { box } from './write-boxes.ts';

export type Value =
  | string
  | number
  | boolean
  | Uint8Array
  | readonly Value[]
  | { readonly [key: string]: Value };

/** CBOR (RFC 8949) 3: three bits of kind, five of length or how many bytes the length has. */
export function cbor(value: Value): Uint8Array {
  if (value === true || value === false) return bytes(value ? 0xf5 : 0xf4);
  if (typeof value === 'number') return head(0, value);
  if (typeof value === 'string') return bytes(head(3, utf8Of(value).length), utf8Of(value));
  if (value instanceof Uint8Array) return bytes(head(2, value.length), value);
  if (isList(value)) return bytes(head(4, value.length), ...value.map(cbor));
  const entries = Object.entries(value);
  return bytes(
    head(5, entries.length),
    ...entries.flatMap(([key, one]) => [cbor(/^\d+$/.test(key) ? Number(key) : key), cbor(one)]),
  );
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function head(kind: number, count: number): Uint8Array {
  if (count < 24) return bytes((kind << 5) | count);
  return count < 256 ? bytes((kind << 5) | 24, count) : bytes((kind << 5) | 25, be(count, 2));
}

/** JUMBF (19566-5) A.2, A.3: a superbox begins with what it is: sixteen bytes of kind, one that a name follows, the name. */
function jumb(kind: string, label: string, ...inner: readonly Uint8Array[]): Uint8Array {
  const uuid = bytes(kind, 0x00, 0x11, 0x00, 0x10, 0x80, 0x00, 0x00, 0xaa, 0x00, 0x38, 0x9b, 0x71);
  return box('jumb', box('jumd', uuid, 3, label, 0), ...inner);
}

export interface WrittenManifest {
  label: string;
  claim: Value;
  actions: readonly Value[];
  /** The second version of actions lists its agents once. */
  agents?: readonly Value[];
  parent?: string;
  organisation?: string;
}

/** C2PA 2.1, 11: a store holds manifests, the file's own last; each holds assertions, a claim and a signature. */
export function manifestStore(...manifests: readonly WrittenManifest[]): Uint8Array {
  return jumb('c2pa', 'c2pa', ...manifests.map(manifest));
}

function manifest({ label, claim, actions, agents = [], parent, organisation }: WrittenManifest): Uint8Array {
  const assertions = [jumb('cbor', 'c2pa.actions', box('cbor', cbor({ actions, softwareAgents: agents })))];
  if (parent)
    assertions.push(
      jumb(
        'cbor',
        'c2pa.ingredient',
        box('cbor', cbor({ relationship: 'parentOf', c2pa_manifest: { url: `self#jumbf=/c2pa/${parent}` } })),
      ),
    );
  // RFC 9360: the certificates stand under 33 among the sealed headers of COSE (RFC 9052, 4.2).
  const sealed = cbor({ 1: 7, 33: certificate(organisation ?? 'Nobody') });
  const signature = bytes(0xd2, cbor([sealed, {}, false, bytes(1, 2, 3)]));
  return jumb(
    'c2ma',
    label,
    jumb('c2as', 'c2pa.assertions', ...assertions),
    jumb('c2cl', 'c2pa.claim', box('cbor', cbor(claim))),
    jumb('c2cs', 'c2pa.signature', box('cbor', signature)),
  );
}

/** X.509 (RFC 5280) 4.1 in DER: version, number, algorithm, issuer, validity, subject. */
function certificate(organisation: string): Uint8Array {
  const der = (tag: number, ...body: readonly Uint8Array[]) => {
    const inner = bytes(...body);
    return bytes(tag, inner.length, inner);
  };
  const name = (text: string) =>
    der(0x30, der(0x31, der(0x30, bytes(0x06, 3, 0x55, 0x04, 0x0a), der(0x0c, utf8Of(text)))));
  const empty = der(0x30);
  return der(
    0x30,
    der(
      0x30,
      der(0xa0, bytes(2, 1, 2)),
      der(0x02, bytes(1)),
      empty,
      name('Issuer'),
      empty,
      name(organisation),
    ),
  );
}
