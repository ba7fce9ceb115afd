import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../src/services/blobs/s3-settings.ts';
import { Troubled } from './trouble.ts';

/** How it treats the next requests: as it should, as a service in trouble, or not at all. */
export type Mood = 'well' | 'failing' | 'full' | 'silent' | 'forgetful' | 'bucketless';

export interface S3StandIn {
  settings: S3Settings;
  /** What it keeps, by the path that a request names. */
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** `METHOD path`, in the order they came. */
  requests: string[];
  become: (mood: Mood) => void;
  trouble: Troubled;
  close: () => Promise<void>;
}

/** As much of S3 as keeping blobs takes, spoken over HTTP to the real client. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const requests: string[] = [];
  const trouble = new Troubled();
  let mood: Mood = 'well';

  const server = http.createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const path = new URL(url, 'http://stand-in').pathname;
    requests.push(`${method} ${path}`);
    const bytes = await buffer(request);
    if (trouble.instead(response)) return;
    if (mood === 'silent') return;
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=an-access-key/'))
      return refuse(response, 403, 'AccessDenied');
    if (mood === 'failing') return refuse(response, 500, 'InternalError');
    if (mood === 'full') return refuse(response, 507, 'InsufficientStorage');
    if (mood === 'bucketless') return refuse(response, 404, 'NoSuchBucket');
    if (method === 'PUT') {
      objects.set(path, { bytes, type: String(request.headers['content-type']) });
      return void response.writeHead(200, { etag: '"kept"' }).end();
    }
    if (method === 'DELETE') {
      objects.delete(path);
      return void response.writeHead(204).end();
    }
    const object = objects.get(path);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const part = range ? object.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : object.bytes;
    const status = range && mood !== 'forgetful' ? 206 : 200;
    response.writeHead(status, { 'content-type': object.type, 'content-length': part.length }).end(part);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'films',
      accessKeyId: 'an-access-key',
      secretAccessKey: 'a-secret',
      isPathStyle: true,
    },
    objects,
    requests,
    trouble,
    become: (next) => {
      mood = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(response: http.ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}
