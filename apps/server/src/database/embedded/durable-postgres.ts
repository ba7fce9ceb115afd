import fs from 'node:fs';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The little of Emscripten that is needed to hand `fsync` through. */
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/**
 * PGlite's folder file system, with `fsync` reaching the disk. Emscripten's NODEFS has none, so
 * PostgreSQL believes its commits are safe while they lie in the page cache.
 */
class DurableFolder extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const handThrough = (module: unknown) => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
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

/** Embedded PostgreSQL in a folder, whose commits are on the disk when they are acknowledged. */
export async function openDurablePostgres(folder: string): Promise<PGlite> {
  // PGlite's defaults turn fsync off (-F); the option that replaces them has no public list to start from.
  const { defaultStartParams } = PGlite as unknown as { defaultStartParams: readonly string[] };
  const options: PGliteOptions = {
    fs: new DurableFolder(folder),
    startParams: [
      ...defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=8MB'],
    ],
    extensions: { btree_gin, pg_trgm },
    // As the other database gives them.
    parsers: {
      [types.INT8]: (text) => text,
      [types.DATE]: (text) => text,
    },
  };
  return await PGlite.create(options);
}
