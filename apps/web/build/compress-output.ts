import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text, and so gets much smaller. Pictures and fonts are packed already. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

const formats = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Beside each text of the build a copy in brotli and one in gzip, where that is smaller, for the server to hand out. */
export function compressOutput(): Plugin {
  return {
    name: 'compress-output',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir }) => {
        if (!dir) throw new Error('The build has no folder to compress.');
        const names = await fs.readdir(dir, { recursive: true });
        await Promise.all(
          names.filter((name) => TEXT.test(name)).map((name) => compress(path.join(dir, name))),
        );
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await fs.readFile(file);
  for (const [ending, pack] of Object.entries(formats)) {
    const packed = await pack(bytes);
    if (packed.length < bytes.length) await fs.writeFile(`${file}${ending}`, packed);
  }
}
