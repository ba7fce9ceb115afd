import fs from 'node:fs';
import os from 'node:os';
import { tellComplaints } from './complaints.ts';
import { lookAlone } from './look-alone.ts';
import { Progress } from './progress.ts';
import { say } from './project.ts';
import { areToolsStopped, type Place, stopTools } from './run-tool.ts';
import { type Shares, sharesOf, sideBySide } from './side-by-side.ts';
import { tellSlowest } from './slowest.ts';
import type { Counts, Outcome, Step } from './steps.ts';
import { temporaryFolder, temporaryHome } from './temporary-home.ts';

const NOTHING: Outcome = { passed: 0, failed: 0 };

const ends: (() => Promise<void>)[] = [];

/** Has something done when the run is over, however it ended. */
export function whenOver(work: () => Promise<void>): void {
  ends.push(work);
}

/**
 * Every step, also after one that failed: all that is wrong is worth knowing at once. `atOnce`, they share the cores, and with
 * `looksAgain` what failed is run a second time at the end, alone. Whatever they leave in the folder for temporary files
 * goes with it.
 */
export async function runSteps(
  steps: readonly Step[],
  { atOnce = true, looksAgain = false } = {},
): Promise<Outcome> {
  const outer = process.env['TMPDIR'];
  const temporary = temporaryFolder(atOnce ? temporaryHome() : os.tmpdir());
  process.env['TMPDIR'] = temporary;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  // The bootstrap is gone. To listen for that is no reason to stay.
  process.once('disconnect', () => stop('SIGTERM'));
  process.channel?.unref();
  try {
    const outcomes = await runAll(steps, sharesOf(os.availableParallelism(), atOnce ? steps.length : 1));
    return sum(looksAgain ? await lookAgain(steps, outcomes) : outcomes);
  } finally {
    for (const end of ends) await end();
    if (outer === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = outer;
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

async function runAll(steps: readonly Step[], { lanes, workers }: Shares): Promise<Outcome[]> {
  const progress = lanes > 1 ? new Progress(terminal()) : undefined;
  try {
    return await sideBySide(steps, lanes, async ({ name, run }) => {
      if (areToolsStopped()) return NOTHING;
      if (progress) progress.begin(name);
      else say(`\n── ${name}`);
      const began = performance.now();
      const hear = progress && ((chunk: Buffer) => progress.hear(name, chunk));
      const outcome = named(name, await run({ workers, hear }));
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const verdict = `── ${name}: ${outcome.failed === 0 ? 'fine' : 'FAILED'} (${seconds} s)`;
      const figures = (outcome.figures ?? []).map((figure) => `   ${figure}\n`).join('');
      if (progress) progress.end(name, `${figures}${verdict}`);
      else say(`${figures}${verdict}`);
      return outcome;
    });
  } finally {
    progress?.close();
  }
}

/** One step after the other, with nothing beside what failed in it. */
async function lookAgain(steps: readonly Step[], outcomes: readonly Outcome[]): Promise<Outcome[]> {
  const place: Place = { workers: 1, hear: undefined };
  const after: Outcome[] = [];
  for (const [at, outcome] of outcomes.entries()) {
    const { again } = outcome;
    if (!again || areToolsStopped()) {
      after.push(outcome);
      continue;
    }
    const counts = await lookAlone(outcome, async () => {
      say(`\n── ${steps[at]?.name}: what failed, alone`);
      return await again(place);
    });
    after.push({ ...outcome, ...counts });
  }
  return after;
}

function named(name: string, { complaints = [], durations = [], ...outcome }: Outcome): Outcome {
  const mark = <T extends { test: string }>(each: T) => ({ ...each, test: `${name}: ${each.test}` });
  return { ...outcome, complaints: complaints.map(mark), durations: durations.map(mark) };
}

function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((passed, each) => passed + each.passed, 0),
    failed: outcomes.reduce((failed, each) => failed + each.failed, 0),
    complaints: outcomes.flatMap(({ complaints = [] }) => complaints),
    durations: outcomes.flatMap(({ durations = [] }) => durations),
  };
}

function terminal() {
  const { stdout } = process;
  return {
    write: (text: string | Buffer) => void stdout.write(text),
    isTTY: stdout.isTTY,
    columns: stdout.columns,
  };
}

function stop(signal: NodeJS.Signals): void {
  process.exitCode = 1;
  stopTools(signal);
}

/** The slowest tests, what failed, the closing line, and the exit code that goes with it. */
export function report({
  passed,
  failed,
  complaints = [],
  durations = [],
}: Counts & Pick<Outcome, 'durations'>): void {
  if (durations.length > 0) say(`\n${tellSlowest(durations)}`);
  if (complaints.length > 0) say(`\n${tellComplaints(complaints)}`);
  say(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
