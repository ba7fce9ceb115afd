import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The kernel's limit for a socket's path outside Linux, where it is short whatever the folder's is. */
const LONGEST_SOCKET_PATH = 103;
const DOORWAY_IS_STALE_AFTER_MS = 5_000;

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Holds a listening socket inside the folder as its lock. A process that dies takes its socket
 * along, so, unlike a pid file, the lock cannot lie. It does not reach across machines: a folder on a
 * network mount is not protected from a second machine.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const place = await fs.realpath(folder);
  const held: Held[] = [];
  const release = async () => {
    for (const { close } of held.reverse()) await close();
  };
  try {
    let openFolder: number | undefined;
    if (process.platform === 'linux') {
      held.push(await holdName(place));
      const handle = await fs.open(place, constants.O_RDONLY | constants.O_DIRECTORY);
      held.push({ close: () => handle.close() });
      openFolder = handle.fd;
    }
    held.push(await holdSocket(socketPath(place, openFolder), path.join(place, 'lock.doorway'), place));
    return { release };
  } catch (error) {
    await release();
    throw error;
  }
}

interface Held {
  close: () => Promise<unknown>;
}

/**
 * Linux has names for sockets that are no files: taken by one process at a time, free when it dies. They do not reach
 * into another container, so the socket in the folder, which does, is held as well.
 */
async function holdName(folder: string): Promise<Held> {
  const { dev, ino } = await fs.stat(folder);
  const server = await listen(`\0cuewright-${dev}-${ino}`);
  if (!server) throw new FolderInUseError(folder);
  return { close: () => closed(server) };
}

async function holdSocket(socket: string, doorway: string, folder: string): Promise<Held> {
  for (let attempt = 0; attempt < 400; attempt++) {
    const server = (await listen(socket)) ?? (await takeOver(socket, doorway));
    if (server) return { close: () => closed(server) };
    await wait(25);
  }
  throw new FolderInUseError(folder);
}

function closed(server: net.Server): Promise<unknown> {
  return new Promise((resolve) => server.close(resolve));
}

/** On Linux by way of the open folder, so that the folder's path may be as long as it likes. */
function socketPath(folder: string, openFolder: number | undefined): string {
  if (openFolder !== undefined) return `/proc/self/fd/${openFolder}/lock.sock`;
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\cuewright-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  }
  const socket = path.join(folder, 'lock.sock');
  if (Buffer.byteLength(socket) > LONGEST_SOCKET_PATH) {
    throw Object.assign(new Error(`The path is too long for a lock: ${socket}`), { code: 'ENAMETOOLONG' });
  }
  return socket;
}

/** The listening server, or nothing when something lies at that path already. */
function listen(socket: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((visitor) => visitor.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(socket, () => resolve(server.unref()));
  });
}

/**
 * Replaces the socket of a dead process. Only one process at a time may stand in the doorway
 * between looking and replacing, or two could each remove what the other has just made.
 */
async function takeOver(socket: string, doorway: string): Promise<net.Server | undefined> {
  if (await isAnswering(socket)) throw new FolderInUseError(path.dirname(doorway));
  try {
    await fs.mkdir(doorway);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const since = await fs.stat(doorway).catch(() => undefined);
    if (since && Date.now() - since.mtimeMs > DOORWAY_IS_STALE_AFTER_MS)
      await fs.rm(doorway, { recursive: true, force: true });
    return undefined;
  }
  try {
    if (await isAnswering(socket)) throw new FolderInUseError(path.dirname(doorway));
    await fs.rm(socket, { force: true });
    return await listen(socket);
  } finally {
    await fs.rm(doorway, { recursive: true, force: true });
  }
}

/** Only a refused connection, or none to connect to, means that the holder is dead. */
function isAnswering(socket: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const visitor = net.connect(socket);
    visitor.once('connect', () => {
      visitor.destroy();
      resolve(true);
    });
    visitor.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? resolve(false) : reject(error),
    );
  });
}
