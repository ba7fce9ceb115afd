import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../http/accepts-encoding.ts';
import { isKnown } from '../http/etag.ts';
import type { Encoding, Variant, WebFile } from './read-web-files.ts';

/** Sends a file in the smallest form that the browser takes; nothing of it to one that has it. */
export function sendWebFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  status: 200 | 404 = 200,
): FastifyReply {
  const [encoding, { bytes, etag }] = choose(file, headers['accept-encoding']);
  reply.code(status).header('cache-control', file.cacheControl);
  if (Object.keys(file.encoded).length > 0) reply.header('vary', 'Accept-Encoding');
  if (status === 200) {
    reply.header('etag', etag);
    if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).header('content-length', bytes.length).send(bytes);
}

function choose(
  { plain, encoded }: WebFile,
  accepted: string | undefined,
): [encoding: Encoding | undefined, variant: Variant] {
  for (const encoding of ['br', 'gzip'] as const) {
    const variant = encoded[encoding];
    if (variant && acceptsEncoding(accepted, encoding)) return [encoding, variant];
  }
  return [undefined, plain];
}
