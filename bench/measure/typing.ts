import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../../apps/server/testing/start-server.ts';
import { optimised } from '../../apps/server/testing/unoptimised.ts';
import { signInByRequests } from '../../e2e/sign-in-by-requests.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import type { Row } from '../row.ts';

const SLOWER = 4;
const LETTERS = 240;
/** A quick hand: some twelve letters a second. */
const BETWEEN_MS = 80;

const sentence = 'a low-key pool of tungsten light, halation around the bulb, fog over the harbour, ';
const boxes = ['subject', 'environment', 'mood', 'camera', 'lighting', 'additionalDetails'];
/** So often in each box, the whole is a prompt of some 3,000 characters; or of 2,000. */
const LONG = 6;
const USUAL = 4;

interface Typed {
  /** From the key to the end of what it set off, render included. */
  p95: number;
  longest: number;
  /** Tasks of more than 50 ms, whatever they were for. */
  longTasks: number[];
}

/** Typing in a filled advanced builder, on a machine four times slower, beside a bare text area in the same browser. */
export async function measureTyping(): Promise<Row[]> {
  const found = await findChromium();
  if ('missing' in found) throw new Error(found.missing);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-typing-'));
  const server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'off', ...optimised });
  const browser = await chromium.launch({
    executablePath: found.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  try {
    const full = await typeIn(await filledBuilder(browser, server.origin, LONG), 1);
    const slow = await typeIn(await filledBuilder(browser, server.origin, LONG), SLOWER);
    const copied = await typeIn(await filledBuilder(browser, server.origin, USUAL, 'model'), SLOWER);
    const bare = await typeIn(await bareArea(browser), SLOWER);
    const against = `bare text area, ${SLOWER} × slower: ${ms(bare.p95)}`;
    return [
      { what: 'handler + render of a letter, p95', value: ms(full.p95), reference: '', limit: '≤ 16 ms' },
      {
        what: `the same, ${SLOWER} × slower, p95`,
        value: ms(slow.p95),
        reference: against,
        ratio: slow.p95 / bare.p95,
      },
      { what: `the same, ${SLOWER} × slower, longest`, value: ms(slow.longest), reference: '' },
      {
        what: `tasks over 50 ms, ${SLOWER} × slower`,
        value: String(slow.longTasks.length),
        reference: slow.longTasks.map(ms).join(', ') || 'none',
        limit: '≤ 0',
      },
      {
        what: `2,000 characters, written for a generator as one types, ${SLOWER} × slower, p95`,
        value: ms(copied.p95),
        reference: against,
        ratio: copied.p95 / bare.p95,
      },
      {
        what: 'tasks over 50 ms meanwhile',
        value: String(copied.longTasks.length),
        reference: copied.longTasks.map(ms).join(', ') || 'none',
        limit: '≤ 0',
      },
    ];
  } finally {
    await browser.close();
    await server.end();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Every box holds as much, and the hand is in the fourth. Beside it stands the prompt, or the copy for its generator. */
async function filledBuilder(
  browser: Browser,
  origin: string,
  times: number,
  copy: 'prompt' | 'model' = 'prompt',
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await signInByRequests(context.request, {});
  const page = await context.newPage();
  await page.goto('/?step=enhanced-steps&mode=video&method=enhanced');
  await page.getByRole('radio', { name: /^Veo/ }).click();
  await page.evaluate(
    ({ boxes, text, copy }) => {
      localStorage.setItem('shown-copy', copy);
      const key = 'draft:advanced';
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      for (const box of boxes) draft.form[box] = text;
      sessionStorage.setItem(key, JSON.stringify({ ...draft, at: 4 }));
    },
    { boxes, text: sentence.repeat(times), copy },
  );
  await page.reload();
  await page.getByRole('textbox', { name: 'Mood', exact: true }).click();
  await page.getByText('Low-key').first().waitFor();
  return page;
}

async function bareArea(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent('<textarea rows="8" cols="60"></textarea>');
  await page.locator('textarea').fill(sentence.repeat(6));
  await page.locator('textarea').click();
  return page;
}

async function typeIn(page: Page, slower: number): Promise<Typed> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => {
    const seen = { letters: [] as number[], tasks: [] as number[] };
    Object.assign(window, { seen });
    addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        // Comes after this task and all that it left to do at once.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.letters.push(performance.now() - began);
        addEventListener('input', () => port2.postMessage(undefined), { once: true, capture: true });
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.keyboard.press('End');
  await page.keyboard.type(sentence.repeat(4).slice(0, LETTERS), { delay: BETWEEN_MS });
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { letters: number[]; tasks: number[] } }).seen,
  );
  const sorted = seen.letters.sort((a, b) => a - b);
  if (sorted.length < LETTERS * 0.9) throw new Error(`Only ${sorted.length} letters were seen.`);
  await page.close();
  return {
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    longest: sorted.at(-1) ?? Number.NaN,
    longTasks: seen.tasks,
  };
}

function ms(figure: number): string {
  return `${figure.toFixed(1)} ms`;
}
