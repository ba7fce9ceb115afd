import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type Complaint,
  complaintsOfVitest,
  figuresOf,
  tellComplaints,
  type VitestReport,
} from './complaints.ts';
import { root, say } from './project.ts';

export interface Counts {
  passed: number;
  failed: number;
  complaints?: readonly Complaint[];
}

/** One part of the check: a name to call it by, and how many of its tests passed. */
export interface Step {
  name: string;
  run: () => Promise<Counts>;
}

const running = new Set<ChildProcess>();

/** Runs one of the project's own tools to its end and says whether it was content. */
export async function tool(
  name: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<boolean> {
  if (process.exitCode) return false;
  const child = spawn(process.execPath, [path.join(root, 'node_modules', name), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  running.add(child);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('exit', resolve).once('error', reject),
  );
  running.delete(child);
  return code === 0;
}

function oneCheck(name: string, check: () => Promise<boolean>): Step {
  return {
    name,
    run: async () => {
      if (await check()) return { passed: 1, failed: 0 };
      const complaint = { test: 'the whole', message: 'told above, in its own words', isUneven: false };
      return { passed: 0, failed: 1, complaints: [complaint] };
    },
  };
}

const projects = ['.', 'packages/engine', 'packages/contract', 'apps/server', 'apps/web'];

/** What needs no program to run: types, style, dead code. */
export const staticSteps: readonly Step[] = [
  oneCheck('types', async () => {
    const results = await Promise.all(projects.map((project) => tool('typescript/bin/tsc', ['-p', project])));
    return results.every(Boolean);
  }),
  oneCheck('lint', () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])),
  oneCheck('dead code', () => tool('knip/bin/knip.js', ['--no-progress'])),
];

/** Vitest's projects, or the files of them that these words are in, counted by its own report. */
export function vitestStep(
  name: string,
  vitestProjects: readonly string[],
  env: Record<string, string> = {},
  words: readonly string[] = [],
): Step {
  return {
    name,
    run: async () => {
      const file = freshReport(name);
      const chosen = vitestProjects.flatMap((project) => ['--project', project]);
      const isContent = await tool(
        'vitest/vitest.mjs',
        ['run', ...words, ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        env,
      );
      const report = readReport<VitestReport>(file) ?? {};
      for (const figure of figuresOf(report)) say(`   ${figure}`);
      const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
      return tally(
        {
          passed: numPassedTests,
          failed: numFailedTests + numPendingTests + numTodoTests,
          complaints: complaintsOfVitest(report),
        },
        isContent,
      );
    },
  };
}

/** Where a tool is to leave its report: never the one of an earlier run. */
export function freshReport(name: string): string {
  const file = path.join(root, '.cache', `report-${name.replaceAll(' ', '-')}.json`);
  fs.rmSync(file, { force: true });
  return file;
}

export function readReport<T>(file: string): T | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined;
}

/** A tool that failed although each of its tests passed, or that ran none, counts as one failure. */
export function tally(counts: Counts, isContent: boolean): Counts {
  const isHidden = counts.failed === 0 && (!isContent || counts.passed === 0);
  return isHidden ? { ...counts, failed: 1 } : counts;
}

/** The steps of these names, or all of them. */
export function chooseSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    say(
      `There is no step ${unknown.map((name) => JSON.stringify(name)).join(', ')}. Use: ${known.map((name) => JSON.stringify(name)).join(', ')}.`,
    );
    process.exit(1);
  }
  return names.length > 0 ? steps.filter(({ name }) => names.includes(name)) : steps;
}

/**
 * Every step, also after one that failed: all that is wrong is worth knowing at once. Whatever they leave in
 * the folder for temporary files goes with it.
 */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  const outer = os.tmpdir();
  const temporary = fs.mkdtempSync(path.join(outer, 'cuewright-check-'));
  // Others may pass through: PostgreSQL runs as a user of its own.
  fs.chmodSync(temporary, 0o711);
  process.env['TMPDIR'] = temporary;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopRunning(signal));
  const total = { passed: 0, failed: 0, complaints: [] as Complaint[] };
  try {
    for (const { name, run } of steps) {
      if (process.exitCode) break;
      say(`\n── ${name}`);
      const began = performance.now();
      const { passed, failed, complaints = [] } = await run();
      total.passed += passed;
      total.failed += failed;
      total.complaints.push(...complaints.map((each) => ({ ...each, test: `${name}: ${each.test}` })));
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      say(`── ${name}: ${failed === 0 ? 'fine' : 'FAILED'} (${seconds} s)`);
    }
  } finally {
    process.env['TMPDIR'] = outer;
    fs.rmSync(temporary, { recursive: true, force: true });
  }
  return total;
}

/** No further step begins, and the tool that runs is told. */
function stopRunning(signal: NodeJS.Signals): void {
  process.exitCode = 1;
  for (const child of running) child.kill(signal);
}

/** What failed, the closing line, and the exit code that goes with it. */
export function report({ passed, failed, complaints = [] }: Counts): void {
  if (complaints.length > 0) say(`\n${tellComplaints(complaints)}`);
  say(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
