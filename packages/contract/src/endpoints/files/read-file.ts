import { z } from 'zod';
import { binary } from '../answers.ts';
import { defineEndpoint } from '../endpoint.ts';

const bytes = binary(
  'application/octet-stream',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
);

export const readFile = defineEndpoint({
  method: 'GET',
  path: '/api/files/{sha256}',
  summary: 'One of your files, by the SHA-256 of its bytes. A `Range` of bytes is honoured.',
  // Anything may be asked for: what is no hash is not found.
  params: z.object({ sha256: z.string() }),
  responses: { 200: bytes, 206: bytes, 304: z.undefined() },
  errors: ['file-not-found', 'range-not-satisfiable', 'storage-unavailable'],
});
