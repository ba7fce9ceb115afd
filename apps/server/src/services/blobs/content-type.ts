interface Signature {
  type: string;
  extension: string;
  /** Bytes that have to be there, by where they begin. */
  marks: readonly (readonly [offset: number, text: string])[];
}

/** Pictures that a browser shows and that cannot carry a script. */
const PICTURES: readonly Signature[] = [
  { type: 'image/png', extension: 'png', marks: [[0, '\x89PNG\r\n\x1a\n']] },
  { type: 'image/jpeg', extension: 'jpg', marks: [[0, '\xff\xd8\xff']] },
  {
    type: 'image/webp',
    extension: 'webp',
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  { type: 'image/gif', extension: 'gif', marks: [[0, 'GIF87a']] },
  { type: 'image/gif', extension: 'gif', marks: [[0, 'GIF89a']] },
  { type: 'image/avif', extension: 'avif', marks: [[4, 'ftypavif']] },
];

/** What is none of these is handed out as bytes to keep, never to be shown. */
const UNKNOWN = 'application/octet-stream';

/** What the bytes say they are. What a browser says of them is not asked. */
export function contentTypeOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = PICTURES.find(({ marks }) => marks.every(([offset, text]) => head.startsWith(text, offset)));
  return found?.type ?? UNKNOWN;
}

/** The ending of a picture's name; nothing for what is not to be shown. */
export function pictureExtension(contentType: string): string | undefined {
  return PICTURES.find(({ type }) => type === contentType)?.extension;
}
