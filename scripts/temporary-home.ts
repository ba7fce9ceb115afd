import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
const PLENTY = 4 * 2 ** 30;

const PREFIX = 'cuewright-check-';

/** A new folder for what a check throws away, once what killed checks left is gone. */
export function temporaryFolder(home: string): string {
  for (const name of fs.readdirSync(home)) {
    const owner = Number(name.startsWith(PREFIX) && name.slice(PREFIX.length).split('-')[0]);
    if (owner && !isAlive(owner)) fs.rmSync(path.join(home, name), { recursive: true, force: true });
  }
  const folder = fs.mkdtempSync(path.join(home, `${PREFIX}${process.pid}-`));
  // Others may pass through: PostgreSQL runs as a user of its own.
  fs.chmodSync(folder, 0o711);
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/**
 * Where a check keeps what it throws away. Each database is hundreds of small files, and a disk spends more time on finding
 * room for them than tests spend on using them: where memory is plenty they are kept there, unless TMPDIR names a place.
 */
export function temporaryHome(): string {
  const isFree = !process.env['TMPDIR'] && process.availableMemory() >= PLENTY && hasRoom(MEMORY);
  return isFree && mayRunFrom(MEMORY) ? MEMORY : os.tmpdir();
}

function hasRoom(folder: string): boolean {
  try {
    const { type, bavail, bsize } = fs.statfsSync(folder);
    return type === TMPFS && bavail * bsize >= PLENTY;
  } catch {
    return false;
  }
}

/** Tests write programs and start them. */
function mayRunFrom(folder: string): boolean {
  const mounts = fs.readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.find((line) => line.split(' ')[1] === folder)?.split(' ')[3] ?? 'noexec';
  return !options.split(',').includes('noexec');
}
