import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../apps/server/testing/start-server.ts';
import { optimised } from '../../apps/server/testing/unoptimised.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import type { Row } from '../row.ts';

const run = promisify(execFile);

/** Fetched by npm when it is run and kept in npm's cache: see docs/decisions/0018-lighthouse-is-fetched.md. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const REACH = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

interface Report {
  categories: Record<keyof typeof REACH, { score: number }>;
  audits: Record<string, { displayValue?: string }>;
}

/** The start page as Lighthouse sees it, throttled as a phone. */
export async function measureLighthouse(): Promise<Row[]> {
  const found = await findChromium();
  if ('missing' in found) throw new Error(found.missing);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-lighthouse-'));
  const server = await startServer({ DATA_DIR: path.join(folder, 'data'), RATE_LIMITS: 'off', ...optimised });
  try {
    const file = path.join(folder, 'report.json');
    const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
    await run(
      'npm',
      [
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        server.origin,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${Object.keys(REACH).join(',')}`,
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { cwd: folder, env: { ...process.env, CHROME_PATH: found.path } },
    );
    const { categories, audits }: Report = JSON.parse(await fs.readFile(file, 'utf8'));
    const detail = (id: string): Row => ({
      what: id,
      value: audits[id]?.displayValue?.replace(/\s/g, ' ') ?? '–',
      reference: '',
      ...(id === 'cumulative-layout-shift' && { limit: '≤ 0.02' as const }),
    });
    return [
      ...Object.entries(REACH).map(([id, reach]) => ({
        what: id,
        value: String(Math.round(categories[id as keyof typeof REACH].score * 100)),
        reference: 'of 100',
        limit: `≥ ${reach}` as const,
      })),
      ...[
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
      ].map(detail),
    ];
  } finally {
    await server.end();
    await fs.rm(folder, { recursive: true, force: true });
  }
}
