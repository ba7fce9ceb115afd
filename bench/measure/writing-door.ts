import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startModelStandIn } from '../../apps/server/testing/model-stand-in.ts';
import { freePort } from '../../scripts/free-port.ts';
import { addSomebody } from '../load/add-somebody.ts';
import { median, type Row } from '../row.ts';
import { startAnswering } from '../timed-process.ts';

const TIMES = 60;
const BRIEF =
  'Training video for new drivers, 30 seconds. Check the mirrors before every start. Never reverse alone. Report a broken lamp on extension';
const SHOT =
  'Two brothers in boiler suits carry a piano past a shop that says "KAROL & SON", wet cobbles, no cars, low sun from the left, seen at number';

/** What the door of writings adds to a model's own time: asking in the right words, and judging what came. */
export async function measureWritingDoor(): Promise<Row[]> {
  const model = await startModelStandIn();
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'writing-door-'));
  const port = await freePort();
  const cookie = await addSomebody(dataDir, port);
  const server = await startAnswering(['apps/server/src/main.ts'], port, {
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    AI_TEXT_MODEL: 'compatible:stand-in',
    AI_COMPATIBLE_BASE_URL: model.baseUrl.href,
    AI_TEXT_PRICE: '1/4',
    AI_DAILY_COST: '1000',
    AI_DAILY_COST_EACH: '1000',
  });
  // Another text each time: the same one would be answered from before.
  let nth = 100;
  const write = (text: string, mode: string, generator: string) =>
    timed(
      `http://localhost:${port}/api/writings`,
      { cookie },
      {
        text: `${text} ${nth++}.`,
        mode,
        model: generator,
      },
    );
  try {
    const rows: Row[] = [];
    for (const [what, ask] of [
      ['a copy', () => write(SHOT, 'photo', 'flux-ai')],
      ['a script', () => write(BRIEF, 'video', 'synthesia-ai')],
    ] as const) {
      for (let warm = 0; warm < 5; warm++) await ask();
      const asked = model.asked.at(-1)?.body;
      const direct = () => timed(`${model.baseUrl.href}/chat/completions`, {}, asked ?? {});
      const [bare, whole]: [number[], number[]] = [[], []];
      for (let n = 0; n < TIMES; n++) {
        bare.push((await direct()).took);
        const { took, text } = await ask();
        if (!text.includes('"kind":"model"')) throw new Error(`No model answered: ${text.slice(0, 200)}`);
        whole.push(took);
      }
      const own = median(bare);
      const reference = `the model alone ${own.toFixed(0)} ms`;
      rows.push(
        {
          what: `${what} by a model over the model's own time, p50 of ${TIMES}`,
          value: `${(median(whole) - own).toFixed(0)} ms`,
          reference,
          limit: '≤ 100 ms',
        },
        {
          what: `the same, p95`,
          value: `${(percentile(whole, 0.95) - own).toFixed(0)} ms`,
          reference: 'over the same',
        },
      );
    }
    const again = () =>
      timed(
        `http://localhost:${port}/api/writings`,
        { cookie },
        { text: SHOT, mode: 'photo', model: 'flux-ai' },
      );
    await again();
    const repeated: number[] = [];
    const before = model.asked.length;
    for (let n = 0; n < TIMES; n++) repeated.push((await again()).took);
    rows.push({
      what: 'the same copy asked for again, p50',
      value: `${median(repeated).toFixed(0)} ms`,
      reference: `the model was asked ${model.asked.length - before} times`,
      limit: '≤ 100 ms',
    });
    return rows;
  } finally {
    await server.end();
    await model.close();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function timed(
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<{ took: number; text: string }> {
  const began = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { took: performance.now() - began, text };
}
