import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The kernel's limit for a socket's path is 104 bytes on macOS, 108 on Linux, with the closing zero. */
const LONGEST_SOCKET_PATH = 103;
const DOORWAY_IS_STALE_AFTER_MS = 5_000;

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Holds a listening socket inside the folder as its lock. A process that dies takes its socket
 * along, so, unlike a pid file, the lock cannot lie.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const socket = socketPath(folder);
  for (let attempt = 0; attempt < 200; attempt++) {
    const server = (await listen(socket)) ?? (await takeOver(socket, path.join(folder, 'lock.doorway')));
    if (server) return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    await wait(25);
  }
  throw new FolderInUseError(folder);
}

function socketPath(folder: string): string {
  const inside = path.join(folder, 'lock.sock');
  const shortest =
    [path.relative(process.cwd(), inside), inside].sort((a, b) => a.length - b.length)[0] ?? inside;
  if (process.platform !== 'win32' && Buffer.byteLength(shortest) <= LONGEST_SOCKET_PATH) return shortest;
  const name = `cuewright-${createHash('sha256').update(inside).digest('hex').slice(0, 32)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
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
  } catch {
    const age =
      Date.now() -
      (await fs.stat(doorway).then(
        (found) => found.mtimeMs,
        () => Date.now(),
      ));
    if (age > DOORWAY_IS_STALE_AFTER_MS) await fs.rm(doorway, { recursive: true, force: true });
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

function isAnswering(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = net.connect(socket);
    visitor.once('connect', () => resolve(true)).once('error', () => resolve(false));
    visitor.once('close', () => visitor.destroy());
  });
}
