import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { launch, runningIn } from './launch.ts';
import { root } from './project.ts';

const modules = path.join(root, 'node_modules');

/** A program that runs these steps as `npm test` runs its own, and a tool for them to run. */
async function programOf(steps: string, toolText: string): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-steps-'));
  onTestFinished(() => fs.rm(folder, { recursive: true, force: true }));
  const fake = path.join(folder, 'fake.mjs');
  await fs.writeFile(fake, toolText);
  const program = path.join(folder, 'program.mjs');
  await fs.writeFile(
    program,
    `import { report, runSteps } from ${JSON.stringify(path.join(root, 'scripts/run-steps.ts'))};
    import { tool } from ${JSON.stringify(path.join(root, 'scripts/run-tool.ts'))};
    const run = (place, ...words) => tool(place, ${JSON.stringify(path.relative(modules, fake))}, words);
    const steps = ${steps};
    report(await runSteps(steps, { looksAgain: true }));`,
  );
  return program;
}

it('tells of each step in one piece, looks again at what failed when all are done, and closes with one line', async () => {
  const program = await programOf(
    `[
      { name: 'sound', run: async (place) => {
        await run(place, 'all is well');
        return { passed: 3, failed: 0, durations: [{ test: 'is slow', ms: 4_000 }] };
      } },
      { name: 'uneven', run: async (place) => {
        await run(place, 'one has failed');
        return {
          passed: 1, failed: 1, complaints: [{ test: 'wavers', message: 'too late', isUneven: false }],
          again: async (alone) => ({ passed: Number(await run(alone, 'once more')), failed: 0 }),
        };
      } },
    ]`,
    'for (const word of process.argv.slice(2)) for (let n = 0; n < 3; n++) console.log(word);',
  );
  const { code, output } = await launch(process.execPath, [program], {}, root).ended;
  for (const words of ['all is well', 'one has failed', 'once more'])
    expect(output).toContain(`${words}\n${words}\n${words}\n`);
  expect(output.slice(output.indexOf('── uneven: what failed, alone'))).toBe(
    [
      '── uneven: what failed, alone',
      'once more',
      'once more',
      'once more',
      '',
      'The slowest tests, in seconds:',
      '  4.0  sound: is slow',
      '',
      'Passed only when tried again:',
      '  uneven: wavers',
      '      too late',
      '',
      '5 passed, 0 failed',
      '',
    ].join('\n'),
  );
  expect(code).toBe(0);
});

it('ends in order at a Ctrl-C: tools are told once, no other begins, and the closing line is there', async () => {
  const program = await programOf(
    `['first', 'second', 'third'].map((name) => ({ name, run: async (place) => {
      const isContent = await run(place, name);
      return isContent ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    } }))`,
    `import { spawn } from 'node:child_process';
    import fs from 'node:fs';
    const told = import.meta.dirname + '/told-' + process.argv[2];
    let times = 0;
    process.on('SIGINT', () => {
      fs.writeFileSync(told, String(++times));
      setTimeout(() => process.exit(1), 300);
    });
    const child = spawn('sleep', ['1000'], { stdio: 'ignore' });
    fs.writeFileSync(import.meta.dirname + '/child-' + process.argv[2], String(child.pid));
    fs.writeFileSync(told, '0');
    setInterval(() => {}, 1000);`,
  );
  const noted = async (what: string) =>
    await fs.readFile(path.join(path.dirname(program), what), 'utf8').catch(() => 'not begun');
  const told = (name: string) => noted(`told-${name}`);
  const { child, ended } = launch(process.execPath, [program], {}, root);
  const group = child.pid ?? expect.fail('not started');
  await expect.poll(() => told('first')).toBe('0');
  const begun = [];
  for (const name of ['first', 'second']) if ((await told(name)) === '0') begun.push(name);
  // As a terminal and the bootstrap do between them.
  process.kill(-group, 'SIGINT');
  process.kill(group, 'SIGINT');
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output.trimEnd().split('\n').at(-1)).toMatch(/^0 passed, [12] failed$/);
  expect(await told('third')).toBe('not begun');
  for (const name of begun) {
    expect(await told(name)).toBe('1');
    // What the tool itself had left running.
    const child = Number(await noted(`child-${name}`));
    await expect.poll(() => isRunning(child)).toBe(false);
  }
  expect(runningIn(group)).toEqual([]);
});

function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z]/.test(stdout.trim());
}
