import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

interface Door {
  port: number;
  key: string;
}

const fileOf = (dataDir: string) => path.join(dataDir, 'control.json');

/**
 * The embedded database belongs to the process that serves it, so that process makes the backup. Whoever can read the
 * data folder may ask for it, on this machine; the key in that folder is new with each start.
 */
export async function openControl(
  dataDir: string,
  makeBackup: () => Readable,
): Promise<{ close: () => Promise<void> }> {
  const key = randomBytes(32).toString('hex');
  let isBusy = false;
  const server = http.createServer(async (request, response) => {
    if (
      request.method !== 'POST' ||
      request.url !== '/backup' ||
      !isKey(request.headers.authorization, key)
    ) {
      response.writeHead(404).end();
      return;
    }
    if (isBusy) {
      response.writeHead(409).end();
      return;
    }
    isBusy = true;
    response.writeHead(200, { 'content-type': 'application/gzip' });
    // Broken off on either side: whoever asked sees that it lacks its end.
    await pipeline(makeBackup(), response).catch(() => response.destroy());
    isBusy = false;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const door: Door = { port, key };
  await fs.writeFile(fileOf(dataDir), JSON.stringify(door), { mode: 0o600 });
  return {
    close: async () => {
      await fs.rm(fileOf(dataDir), { force: true });
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isKey(given: string | undefined, key: string): boolean {
  const [wanted, has] = [Buffer.from(`Bearer ${key}`), Buffer.from(given ?? '')];
  return wanted.length === has.length && timingSafeEqual(wanted, has);
}

/** The backup that the server of this folder makes; nothing where none is running. */
export async function askForBackup(dataDir: string): Promise<http.IncomingMessage | undefined> {
  const text = await fs.readFile(fileOf(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { port, key } = JSON.parse(text) as Door;
  const request = http.request({
    host: '127.0.0.1',
    port,
    path: '/backup',
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  });
  request.end();
  try {
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return response;
  } catch (error) {
    // It died without taking its note along.
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return undefined;
    throw error;
  }
}
