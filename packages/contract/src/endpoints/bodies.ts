import type { z } from 'zod';

/** A file in a form: how large, and of which types. Without types, its bytes say what it is. */
export interface FilePart {
  readonly kind: 'file';
  readonly maxBytes: number;
  readonly types?: readonly [string, ...string[]];
  readonly optional?: true;
}

/** A form with files, as a browser sends it. Parts that are no file are text. */
export interface MultipartBody<
  Parts extends Record<string, FilePart | z.ZodType> = Record<string, FilePart | z.ZodType>,
> {
  readonly kind: 'multipart';
  readonly parts: Parts;
  /** The same may come as JSON of this shape. */
  readonly orJson?: z.ZodType;
}

/** The very bytes that came, for a caller who signs them. */
export interface BytesBody {
  readonly kind: 'bytes';
  readonly type: string;
}

/** A body that is not JSON. */
export type RawBody = MultipartBody | BytesBody;

export function multipart<Parts extends MultipartBody['parts']>(parts: Parts): MultipartBody<Parts> {
  return { kind: 'multipart', parts };
}

/** A form, or the same as JSON with the file written out in text. */
export function formOrJson<Parts extends MultipartBody['parts'], Json extends z.ZodType>(
  parts: Parts,
  orJson: Json,
): MultipartBody<Parts> & { readonly orJson: Json } {
  return { kind: 'multipart', parts, orJson };
}

export function bytes(type: string): BytesBody {
  return { kind: 'bytes', type };
}

export function isRawBody(body: z.ZodType | RawBody): body is RawBody {
  return 'kind' in body;
}

export function isFilePart(part: FilePart | z.ZodType): part is FilePart {
  return 'kind' in part;
}
