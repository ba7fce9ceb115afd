import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { median, type Row } from '../row.ts';
import { startAnswering } from '../timed-process.ts';

const RUNS = 5;

/** From the command to the first answer: with an empty data folder, and again with the one it made. */
export async function measureStart(): Promise<Row[]> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-bench-'));
  const time = async (args: string[], env?: Record<string, string>) => {
    const { ms, end } = await startAnswering(args, await freePort(), env);
    await end();
    return ms;
  };
  const first = await time(['scripts/run.mjs', 'start'], { DATA_DIR: dataDir });
  const again: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    again.push(await time(['scripts/run.mjs', 'start'], { DATA_DIR: dataDir }));
    bare.push(await time(['bench/bare-server.ts']));
  }
  await fs.rm(dataDir, { recursive: true, force: true });
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return [
    { what: 'npm start, empty data folder', value: seconds(first), reference: '' },
    {
      what: `npm start, second time, median of ${RUNS}`,
      value: seconds(median(again)),
      reference: `a bare server ${seconds(median(bare))}`,
      ratio: median(again) / median(bare),
      limit: '≤ 3 s',
    },
  ];
}
