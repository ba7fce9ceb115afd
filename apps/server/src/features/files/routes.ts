import { problem } from '@cuewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isKnown } from '../../http/etag.ts';
import { sendProblem } from '../../plugins/problems.ts';
import { type BlobAddress, SHA256 } from '../../services/blobs/blob-store.ts';
import { pictureExtension } from '../../services/blobs/content-type.ts';
import { findBlob } from '../../services/blobs/repository.ts';
import { byteRange } from './byte-range.ts';

/** What is behind an address never changes. A browser keeps it for the session that it was given to. */
const CACHE = { 'cache-control': 'private, max-age=31536000, immutable', vary: 'Cookie' };
/** Opened as a page of its own, a file runs nothing, loads nothing and is nobody's frame. */
const POLICY = "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface FileRequest {
  Params: { sha256: string };
}

/** `GET /api/files/{sha256}`: a person's own files. The hash alone tells nobody else anything: theirs is another key. */
export const filesRoutes = fp(
  async (app) => {
    const { db, blobs } = app.deps;

    app.route<FileRequest>({
      method: ['GET', 'HEAD'],
      url: '/api/files/:sha256',
      onRequest: app.requireActor,
      handler: async (request, reply) => {
        const address = addressOf(request);
        const file = address && (await findBlob(db, address));
        if (!address || !file) return sendProblem(reply, problem('file-not-found'));

        const etag = `"${address.sha256}"`;
        const known = { ...CACHE, etag, 'content-security-policy': POLICY };
        if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).headers(known).send();

        const range = askedRange(request, etag, file.size);
        if (range === 'unsatisfiable') return refuseRange(reply, file.size);
        // Before any header, which an answer that says why there are no bytes must not carry.
        const bytes = request.method === 'HEAD' ? null : await blobs.read(address, range);
        if (bytes === undefined) throw new Error('A file that is recorded is not in the store.');
        if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
        return reply
          .headers({
            ...known,
            'accept-ranges': 'bytes',
            'content-type': file.content_type,
            'content-disposition': disposition(file.content_type, address),
            'content-length': range ? range.end - range.start + 1 : file.size,
          })
          .send(bytes);
      },
    });
  },
  { name: 'files-routes', dependencies: ['sessions', 'problems'] },
);

/** Nothing for what cannot be an address, so that it is not found rather than looked for. */
function addressOf({ actor, params }: FastifyRequest<FileRequest>): BlobAddress | undefined {
  return actor && SHA256.test(params.sha256) ? { userId: actor.id, sha256: params.sha256 } : undefined;
}

/** A part may only be added to the very bytes it was taken from. */
function askedRange({ method, headers }: FastifyRequest<FileRequest>, etag: string, size: number) {
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  return method === 'GET' && isSame ? byteRange(headers.range, size) : undefined;
}

/** Pictures are shown where they are; what nobody knows is only ever saved. */
function disposition(contentType: string, { sha256 }: BlobAddress): string {
  const extension = pictureExtension(contentType);
  const name = sha256.slice(0, 12);
  return extension ? `inline; filename="${name}.${extension}"` : `attachment; filename="${name}"`;
}

function refuseRange(reply: FastifyReply, size: number): FastifyReply {
  reply.header('content-range', `bytes */${size}`);
  return sendProblem(reply, problem('range-not-satisfiable'));
}
