import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.dirname(import.meta.dirname);

export interface Counts {
  passed: number;
  failed: number;
}

/** One part of the check: a name to call it by, and how many of its tests passed. */
export interface Step {
  name: string;
  run: () => Promise<Counts>;
}

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 1;
  });
}

/** Runs one of the project's own tools to its end and says whether it was content. */
export async function tool(
  name: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<boolean> {
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
  return { name, run: async () => ((await check()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) };
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

/** Vitest's projects, counted by its own report. */
export function vitestStep(
  name: string,
  vitestProjects: readonly string[],
  env: Record<string, string> = {},
): Step {
  return {
    name,
    run: async () => {
      const file = freshReport(name);
      const chosen = vitestProjects.flatMap((project) => ['--project', project]);
      const isContent = await tool(
        'vitest/vitest.mjs',
        ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        env,
      );
      const counted = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
      return tally({ passed: counted?.numPassedTests ?? 0, failed: counted?.numFailedTests ?? 0 }, isContent);
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
export function tally({ passed, failed }: Counts, isContent: boolean): Counts {
  const isHidden = failed === 0 && (!isContent || passed === 0);
  return { passed, failed: isHidden ? 1 : failed };
}

/** Every step, also after one that failed: all that is wrong is worth knowing at once. */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  const total = { passed: 0, failed: 0 };
  for (const { name, run } of steps) {
    if (process.exitCode) break;
    say(`\n── ${name}`);
    const began = performance.now();
    const { passed, failed } = await run();
    total.passed += passed;
    total.failed += failed;
    say(
      `── ${name}: ${failed === 0 ? 'fine' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
    );
  }
  return total;
}

/** The closing line, and the exit code that goes with it. */
export function report({ passed, failed }: Counts): void {
  say(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
