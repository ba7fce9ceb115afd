import { randomUUIDv7 } from 'node:crypto';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import type { Queryable } from '../../apps/server/src/database/tables.ts';
import { runOnServer } from '../../apps/server/testing/run-on-server.ts';
import { startServer } from '../../apps/server/testing/start-server.ts';
import { signInByRequests } from '../../e2e/sign-in-by-requests.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import type { Row } from '../row.ts';

const NOTES = 5_000;
const ASKED = 150;
/** A fast hand: ten thousand pixels a second. */
const WHEEL = 400;
const BETWEEN_MS = 40;

const categories = ['idea', 'tip', 'prompt', 'inspiration', 'technique'] as const;

interface Scrolled {
  /** Tasks of more than 50 ms, whatever they were for. */
  longTasks: number[];
  mostRows: number;
  /** Of the wheel. */
  turns: number;
  reached: boolean;
}

/** Five thousand brainstorm notes of one person on PostgreSQL: scrolled to their end, and asked for every way. */
export async function measureNotes5000(): Promise<Row[]> {
  const found = await findChromium();
  if ('missing' in found) throw new Error(found.missing);
  const cluster = await startCluster();
  const server = await startServer({ DATABASE_URL: cluster.url, RATE_LIMITS: 'off' });
  const { db, close } = await openDatabase(
    { databaseUrl: cluster.url, dataDir: '' },
    { onConnectionLost: () => {} },
  );
  const browser = await chromium.launch({
    executablePath: found.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  try {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
    });
    await signInByRequests(context.request, {});
    const { id } = await (await context.request.get('/api/users/me')).json();
    await addNotes(db, id);
    await runOnServer(cluster.url, 'vacuum analyze brainstorm_notes');
    const calls = await askEveryWay(context, server.origin);
    const scrolled = await scrollToEnd(await context.newPage());
    const bare = await scrollBare(await browser.newPage(), scrolled.turns);
    if (!scrolled.reached) throw new Error('The last note never came into sight.');
    return [
      {
        what: 'tasks over 50 ms while scrolling',
        value: String(scrolled.longTasks.length),
        reference: `${scrolled.longTasks.map(ms).join(', ') || 'none'}; a bare page of as many cards: ${bare.length}`,
        limit: '≤ 0',
      },
      { what: 'rows in the page at most', value: String(scrolled.mostRows), reference: '', limit: '≤ 100' },
      ...calls.map(({ what, p95 }) => ({
        what: `${what}, p95`,
        value: ms(p95),
        reference: '',
        limit: '≤ 50 ms' as const,
      })),
    ];
  } finally {
    await browser.close();
    await server.end();
    await close();
    await cluster.remove();
  }
}

/** Of every length and category, with tags, the way people write them. */
async function addNotes(db: Queryable, userId: string): Promise<void> {
  const started = Date.now() - 200 * 86_400_000;
  for (let first = 0; first < NOTES; first += 500) {
    const rows = Array.from({ length: 500 }, (_, offset) => {
      const n = first + offset;
      const at = new Date(started + n * 60_000);
      const line = `Lamp ${n % 211} over the quay, *${20 + (n % 15)}mm*, **no** green in it. `;
      const list = n % 4 === 0 ? `\n\n- word${n % 600}\n- [plan](https://example.org/${n})` : '';
      const tags = [`lamp-${n % 40}`, `day-${n % 90}`];
      return {
        id: randomUUIDv7(),
        user_id: userId,
        title: `Take ${n + 1}`,
        content: `${line.repeat(1 + (n % 9) * (n % 50 === 0 ? 30 : 1))}${list}\n\n${tags.map((tag) => `#${tag}`).join(' ')}`,
        category: categories[n % 5] ?? 'idea',
        tags: JSON.stringify(tags),
        is_important: n % 11 === 0,
        created_at: at,
        updated_at: at,
      };
    });
    await db.insertInto('brainstorm_notes').values(rows).execute();
  }
}

async function askEveryWay(
  context: BrowserContext,
  origin: string,
): Promise<{ what: string; p95: number }[]> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const ask = async (path: string) => {
    const answer = await fetch(`${origin}/api/brainstorm-notes${path}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return await answer.text();
  };
  const { next_cursor } = JSON.parse(await ask('?limit=100'));
  const ways = [
    ['50 rows', '?limit=50'],
    ['50 rows further on', `?limit=50&cursor=${next_cursor}`],
    ['a word of 1 in 150', '?limit=50&q=word17'],
    ['a word of every one', '?limit=50&q=quay'],
    ['category and star', '?limit=50&category=tip&important=true'],
    ['a tag', '?limit=50&tag=lamp-7'],
    ['the summary', '/summary'],
  ] as const;
  const measured: { what: string; p95: number }[] = [];
  for (const [what, path] of ways) {
    for (let warm = 0; warm < 10; warm++) await ask(path);
    const times: number[] = [];
    for (let n = 0; n < ASKED; n++) {
      const began = performance.now();
      await ask(path);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    measured.push({ what, p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN });
  }
  return measured;
}

async function scrollToEnd(page: Page): Promise<Scrolled> {
  await page.goto('/?step=brainstorm');
  await page.locator('[data-index="0"]').waitFor();
  // What loading the page left to do is not scrolling.
  await page.waitForTimeout(1_000);
  await watchTasks(page);
  let mostRows = 0;
  let reached = false;
  let turns = 0;
  while (turns < 2_500 && !reached) {
    turns += 1;
    await page.mouse.wheel(0, WHEEL);
    await page.waitForTimeout(BETWEEN_MS);
    if (turns % 5 !== 0) continue;
    const rows = await page.evaluate(() => ({
      count: document.querySelectorAll('[data-index]').length,
      reached: [...document.querySelectorAll('article h3')].some(
        ({ textContent }) => textContent === 'Take 1',
      ),
    }));
    mostRows = Math.max(mostRows, rows.count);
    reached = rows.reached;
  }
  return { longTasks: await tasksSeen(page), mostRows, turns, reached };
}

/** As many cards without a script, scrolled by the same hand: what the machine does by itself. */
async function scrollBare(page: Page, turns: number): Promise<number[]> {
  const card = '<article><h3>Take</h3><p>Lamp over the quay, 35mm, no green in it.</p></article>';
  await page.setContent(card.repeat(NOTES));
  await watchTasks(page);
  for (let turn = 0; turn < turns; turn++) {
    await page.mouse.wheel(0, WHEEL);
    await page.waitForTimeout(BETWEEN_MS);
  }
  return await tasksSeen(page);
}

async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { tasks: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(900, 500);
}

async function tasksSeen(page: Page): Promise<number[]> {
  return await page.evaluate(() => (window as unknown as { seen: { tasks: number[] } }).seen.tasks);
}

function ms(figure: number): string {
  return `${figure.toFixed(1)} ms`;
}
