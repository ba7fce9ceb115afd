import { randomUUIDv7 } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { pictureHolding } from '../../apps/server/testing/attacks/slow-pictures.ts';
import { type Ask, askAs } from '../../apps/server/testing/load/ask.ts';
import { type ModelStandIn, startModelStandIn } from '../../apps/server/testing/model-stand-in.ts';
import { addPerson } from '../../apps/server/testing/people.ts';
import { slowText, slowUnits } from '../../packages/engine/testing/slow-texts.ts';
import { freePort } from '../../scripts/free-port.ts';
import { median, type Row } from '../row.ts';
import { startAnswering } from '../timed-process.ts';

const LIMIT = '≤ 250 ms';
const PAUSE_MS = 5;
const IDEA = 'A lock keeper opens the gate at dawn';
/** An attack that lasts longer is not waited for to its end. */
const LONGEST_MS = 60_000;

interface Attack {
  name: string;
  send: (ask: Ask) => Promise<unknown>;
}

/** How long another person waits while one sends what is made to be slow, on the embedded database. */
export async function measureStall(): Promise<Row[]> {
  const model = await startModelStandIn();
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-stall-'));
  const port = await freePort();
  const [one, other] = await addTwo(dataDir, port);
  const server = await startAnswering(['apps/server/src/main.ts'], port, {
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    AI_TEXT_MODEL: 'compatible:stand-in',
    AI_COMPATIBLE_BASE_URL: model.baseUrl.href,
    AI_TEXT_PRICE: '1/4',
    AI_DAILY_COST: '1000',
    AI_DAILY_COST_EACH: '1000',
  });
  try {
    // What is loaded with the first of each is not what is measured.
    for (const ask of [one, other]) for (const call of [anyCall, engineCall]) await call(ask);
    const quiet = [await waits(other, anyCall, wait(2_000)), await waits(other, engineCall, wait(2_000))];
    const rows: Row[] = [];
    for (const attack of attacksWith(model)) {
      const [any = [], engine = []] = [
        await waits(other, anyCall, bounded(attack.send(one))),
        await waits(other, engineCall, bounded(attack.send(one))),
      ];
      rows.push(
        rowOf(`any call of another's while one sends ${attack.name}`, any, quiet[0] ?? []),
        rowOf(`a call of theirs that the engine answers, while one sends it`, engine, quiet[1] ?? []),
      );
    }
    return rows;
  } finally {
    await server.end();
    await model.close();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

function rowOf(what: string, measured: readonly number[], quiet: readonly number[]): Row {
  return {
    what: `${what}, longest of ${measured.length}`,
    value: `${Math.max(...measured).toFixed(0)} ms`,
    reference: `p50 ${median(measured).toFixed(0)} ms; longest when nothing is sent ${Math.max(...quiet).toFixed(0)} ms`,
    limit: LIMIT,
  };
}

const anyCall = (ask: Ask) => ask('GET', '/prompts?limit=20');
const engineCall = (ask: Ask) => ask('POST', '/enhance', { text: IDEA, mode: 'photo' });

/** How long each of the calls takes that are made one after the other until the work is done, and once at least. */
async function waits(
  ask: Ask,
  call: (ask: Ask) => Promise<unknown>,
  work: Promise<unknown>,
): Promise<number[]> {
  const took: number[] = [];
  let isOver = false;
  const ending = work.finally(() => {
    isOver = true;
  });
  do {
    const began = performance.now();
    await call(ask);
    took.push(performance.now() - began);
    await wait(PAUSE_MS);
  } while (!isOver);
  await ending;
  return took;
}

async function bounded(work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, wait(LONGEST_MS, undefined, { signal: over.signal }).catch(() => {})]);
  over.abort();
}

function attacksWith(model: ModelStandIn): Attack[] {
  const picture = (prompt: string, packed: boolean) => (ask: Ask) => {
    const form = new FormData();
    form.append(
      'file',
      new File([new Uint8Array(pictureHolding(prompt, packed))], 'a.png', { type: 'image/png' }),
    );
    return ask('POST', '/analyze-image', form);
  };
  const chat =
    (more: object, message = 'And that one?') =>
    (ask: Ask) =>
      ask('POST', '/chat', { message, context: more });
  const eachUnit = (send: (ask: Ask, text: string) => Promise<unknown>) => async (ask: Ask) => {
    for (const unit of slowUnits) await send(ask, slowText(unit, 20_000));
  };
  return [
    {
      name: 'a picture whose text unpacks to 60,000 of “nor ”',
      send: picture(slowText('nor ', 60_000), true),
    },
    {
      name: 'a picture whose text unpacks to 1 MB of “masterpiece, ”',
      send: picture(slowText('masterpiece, ', 1_000_000), true),
    },
    { name: 'a picture with 1 MB of “nor ”', send: picture(slowText('nor ', 1_000_000), false) },
    {
      name: 'six earlier turns of 8,000 “…”',
      send: chat({
        conversationHistory: Array.from({ length: 6 }, () => ({ text: slowText('…', 8_000), isUser: true })),
      }),
    },
    {
      name: 'what makes a model open 1,300 empty links',
      send: async (ask) => {
        model.answerWith({ text: slowText('[](', 3_900) });
        await chat({}, 'Where do I put a lamp?')(ask);
        model.answerWith(undefined);
      },
    },
    {
      name: `${slowUnits.length} ideas of 20,000 characters`,
      send: eachUnit((ask, text) => ask('POST', '/enhance', { text, mode: 'photo' })),
    },
    {
      name: `${slowUnits.length} prompts of 20,000 characters to Aira`,
      send: eachUnit((ask, text) => chat({ currentPrompt: { text, mode: 'photo' } }, 'Make it moodier')(ask)),
    },
    {
      name: `${slowUnits.length} frames to be sketched`,
      send: eachUnit((ask, text) =>
        ask('POST', '/generate-image', { prompt: text.slice(0, 4_000), kind: 'sketch' }),
      ),
    },
  ];
}

/** Two people of a database that no server has yet. */
async function addTwo(dataDir: string, port: number): Promise<[Ask, Ask]> {
  const { db, unhurried, close } = await openDatabase(
    { dataDir, databaseUrl: undefined },
    { onConnectionLost: () => {} },
  );
  await migrate(unhurried);
  const deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
  const origin = `http://localhost:${port}`;
  const [one, other] = [await addPerson(deps, new URL(origin)), await addPerson(deps, new URL(origin))];
  await close();
  return [askAs(one, () => origin), askAs(other, () => origin)];
}
