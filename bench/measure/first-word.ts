import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startModelStandIn } from '../../apps/server/testing/model-stand-in.ts';
import { freePort } from '../../scripts/free-port.ts';
import { addSomebody } from '../load/add-somebody.ts';
import { median, type Row } from '../row.ts';
import { startAnswering } from '../timed-process.ts';

const TIMES = 40;
const PACE = { first: 200, next: 10 };
const QUESTION = 'Where do I put a lamp when two people talk at a table?';

/** What this server adds to a model's first word: what is looked up, held of the day and checked. */
export async function measureFirstWord(): Promise<Row[]> {
  const model = await startModelStandIn({ paceMs: PACE });
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'first-word-'));
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
  const direct = () =>
    firstWord(`${model.baseUrl.href}/chat/completions`, {}, /"content":"\S/, {
      model: 'stand-in',
      stream: true,
      messages: [{ role: 'user', content: JSON.stringify({ question: QUESTION }) }],
    });
  const asked = () =>
    firstWord(`http://localhost:${port}/api/chat`, { cookie, accept: 'text/event-stream' }, /"type":"text"/, {
      message: QUESTION,
    });
  try {
    for (let warm = 0; warm < 3; warm++) await asked();
    const [bare, whole]: [number[], number[]] = [[], []];
    for (let n = 0; n < TIMES; n++) {
      bare.push(await direct());
      whole.push(await asked());
    }
    const over = median(whole) - median(bare);
    const worst = Math.max(...whole) - median(bare);
    return [
      {
        what: `first word of Aira over the model's own, p50 of ${TIMES}`,
        value: `${over.toFixed(0)} ms`,
        reference: `the model alone ${median(bare).toFixed(0)} ms`,
        limit: '≤ 100 ms',
      },
      { what: 'the slowest of them', value: `${worst.toFixed(0)} ms`, reference: 'over the same' },
    ];
  } finally {
    await server.end();
    await model.close();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

async function firstWord(
  url: string,
  headers: Record<string, string>,
  isWord: RegExp,
  body: object,
): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  let text = '';
  let took: number | undefined;
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (took === undefined && isWord.test(text)) took = performance.now() - began;
  }
  if (took === undefined) throw new Error(`No word came: ${text.slice(0, 200)}`);
  return took;
}
