import fs from 'node:fs';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { eraseFreeSpace, firstBlockOf } from './erase-free-space.ts';
import { PAGE_BYTES } from './page-checksum.ts';

interface Stream {
  nfd: number;
  path: string;
}

type Write = (stream: Stream, bytes: Int8Array, offset: number, length: number, position: number) => number;

/** The little of Emscripten that is needed to stand between PostgreSQL and its files. */
interface EmscriptenModule {
  NODEFS: { stream_ops: { write: Write; fsync?: (stream: Stream) => number } };
}

/**
 * PGlite's folder file system, with `fsync` reaching the disk, and nothing of deleted rows with what is written. Emscripten's
 * NODEFS has no `fsync`, so PostgreSQL believes its commits are safe while they lie in the page cache.
 */
class DurableFolder extends NodeFS {
  /** Bytes of write-ahead log since it was opened. */
  logged = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const handThrough = (module: unknown) => {
      const { stream_ops: streams } = (module as EmscriptenModule).NODEFS;
      const write = streams.write;
      streams.write = (stream, bytes, offset, length, position) => {
        if (stream.path.includes('/pg_wal/')) this.logged += length;
        else
          eraseBefore(stream.path, new Uint8Array(bytes.buffer, bytes.byteOffset + offset, length), position);
        return write(stream, bytes, offset, length, position);
      };
      streams.fsync = ({ nfd }) => {
        try {
          fs.fdatasyncSync(nfd);
        } catch {
          // What the disk has is unknown from here on, and an exception would not reach PostgreSQL through its
          // compiled code. In a worker this ends the thread: nothing more is acknowledged.
          process.exit(1);
        }
        return 0;
      };
    };
    const preRun = emscriptenOpts.preRun as unknown as unknown[];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, handThrough] as never } };
  }
}

function eraseBefore(file: string, pages: Uint8Array, position: number): void {
  const firstBlock = firstBlockOf(file);
  if (firstBlock === undefined || position % PAGE_BYTES !== 0) return;
  eraseFreeSpace(pages, firstBlock + position / PAGE_BYTES);
}

/** A database and how much it has logged. */
export interface DurablePostgres {
  postgres: PGlite;
  /** Bytes of write-ahead log since it was opened. */
  logged: () => number;
}

/** Embedded PostgreSQL in a folder, whose commits are on the disk when they are acknowledged. */
export async function openDurablePostgres(folder: string): Promise<DurablePostgres> {
  // PGlite's defaults turn fsync off (-F); the option that replaces them has no public list to start from.
  const { defaultStartParams } = PGlite as unknown as { defaultStartParams: readonly string[] };
  const files = new DurableFolder(folder);
  const options: PGliteOptions = {
    fs: files,
    startParams: [
      ...defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=8MB'],
      // A log that is no longer needed is removed: one that is kept for later holds what was deleted.
      ...['-c', 'wal_recycle=off'],
    ],
    extensions: { btree_gin, pg_trgm },
    // As the other database gives them.
    parsers: {
      [types.INT8]: (text) => text,
      [types.DATE]: (text) => text,
    },
  };
  return { postgres: await PGlite.create(options), logged: () => files.logged };
}
