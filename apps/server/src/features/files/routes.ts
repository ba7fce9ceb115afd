import { Readable } from 'node:stream';
import type { Actor } from '@cuewright/contract';
import fp from 'fastify-plugin';
import { isKnown } from '../../http/etag.ts';
import { fail, ok } from '../../result.ts';
import { type BlobAddress, SHA256 } from '../../services/blobs/blob-store.ts';
import { readRecorded } from '../../services/blobs/read-recorded.ts';
import { findBlob } from '../../services/blobs/repository.ts';
import { byteRange } from './byte-range.ts';
import { knownHeaders, partHeaders, wholeHeaders } from './headers.ts';

export const filesRoutes = fp(
  async (app) => {
    const { db, blobs } = app.deps;

    app.endpoint('GET /api/files/{sha256}', async ({ actor, params, method, caller: { headers } }) => {
      const address = addressOf(actor, params.sha256);
      const file = address && (await findBlob(db, address));
      if (!address || !file) return fail('file-not-found');

      const known = knownHeaders(address);
      if (isKnown(headers['if-none-match'], known.etag))
        return ok(undefined, { status: 304, headers: known });

      const whole = wholeHeaders(address, file);
      if (method === 'HEAD') return ok(Readable.from([]), { status: 200, headers: whole });

      const mayBePart = headers['if-range'] === undefined || headers['if-range'] === known.etag;
      const range = mayBePart ? byteRange(headers.range, file.size) : undefined;
      if (range === 'unsatisfiable')
        return { ...fail('range-not-satisfiable'), headers: { 'content-range': `bytes */${file.size}` } };
      const bytes = await readRecorded({ db, blobs }, { ...address, size: file.size, range });
      if (!bytes) return fail('file-not-found');
      if (!range) return ok(bytes, { status: 200, headers: whole });
      return ok(bytes, { status: 206, headers: { ...whole, ...partHeaders(range, file.size) } });
    });
  },
  { name: 'files-routes', dependencies: ['endpoints'] },
);

/** Always below the one who asks, so that nobody else's can be found. Nothing for what is no hash. */
function addressOf(actor: Actor, sha256: string): BlobAddress | undefined {
  return SHA256.test(sha256) ? { userId: actor.id, sha256 } : undefined;
}
