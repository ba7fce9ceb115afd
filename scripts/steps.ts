import fs from 'node:fs';
import path from 'node:path';
import { type Complaint, complaintsOfVitest, figuresOf, type VitestReport } from './complaints.ts';
import { countMended, failedFiles } from './failed-tests.ts';
import { root, say } from './project.ts';
import { type Place, tool } from './run-tool.ts';
import { sideBySide } from './side-by-side.ts';
import { type Duration, durationsOfVitest } from './slowest.ts';
import { workspaces } from './workspaces.mjs';

export interface Counts {
  passed: number;
  failed: number;
  complaints?: readonly Complaint[];
}

export interface Outcome extends Counts {
  durations?: readonly Duration[];
  /** Facts that tests kept to be told. */
  figures?: readonly string[];
  /** Runs what failed once more, and counts nothing else. */
  again?: (place: Place) => Promise<Counts>;
}

/** One part of the check: a name to call it by, and how many of its tests passed. */
export interface Step {
  name: string;
  run: (place: Place) => Promise<Outcome>;
}

function oneCheck(name: string, check: (place: Place) => Promise<boolean>): Step {
  return {
    name,
    run: async (place) => {
      if (await check(place)) return { passed: 1, failed: 0 };
      const complaint = { test: 'the whole', message: 'told above, in its own words', isUneven: false };
      return { passed: 0, failed: 1, complaints: [complaint] };
    },
  };
}

/** Every TypeScript project: what belongs to no package, and each package by itself. */
export function typeProjects(from = root): string[] {
  return ['.', ...workspaces(from)];
}

/** What needs no program to run: types, style, dead code. */
export const staticSteps: readonly Step[] = [
  oneCheck('types', async (place) => {
    // Several threads check what they share once each, and that is half of the work.
    const check = (project: string) => tool(place, 'typescript/bin/tsc', ['--singleThreaded', '-p', project]);
    return (await sideBySide(typeProjects(), place.workers, check)).every(Boolean);
  }),
  oneCheck('lint', (place) => tool(place, '@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])),
  oneCheck('dead code', (place) => tool(place, 'knip/bin/knip.js', ['--no-progress'])),
];

interface VitestRun {
  name: string;
  projects: readonly string[];
  env: Record<string, string>;
  /** Only the files that one of these is in the path of. */
  words: readonly string[];
}

/** Vitest's projects, or the files of them that these words are in, counted by its own report. */
export function vitestStep(
  name: string,
  projects: readonly string[],
  env: Record<string, string> = {},
  words: readonly string[] = [],
): Step {
  return { name, run: (place) => runVitest(place, { name, projects, env, words }) };
}

export async function runVitest(place: Place, run: VitestRun): Promise<Outcome> {
  const { counts, report } = await vitestOnce(place, run);
  const files = failedFiles(report);
  return {
    ...counts,
    durations: durationsOfVitest(report),
    figures: figuresOf(report),
    // What went wrong outside the tests, running some of them again does not put right.
    ...(files.length > 0 && {
      again: async (alone: Place) => {
        const second = await vitestOnce(alone, { ...run, words: files });
        return { ...second.counts, passed: countMended(report, second.report) };
      },
    }),
  };
}

async function vitestOnce(
  place: Place,
  { name, projects, env, words }: VitestRun,
): Promise<{ counts: Counts; report: VitestReport }> {
  const file = freshReport(name);
  const isContent = await tool(
    place,
    'vitest/vitest.mjs',
    [
      'run',
      ...words,
      ...projects.flatMap((project) => ['--project', project]),
      `--maxWorkers=${place.workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env,
  );
  const report = readReport<VitestReport>(file) ?? {};
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  const counts = {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests,
    complaints: complaintsOfVitest(report),
  };
  return { counts: tally(counts, isContent), report };
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
