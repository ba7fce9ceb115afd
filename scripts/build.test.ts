import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectsFor } from '../vitest.config.ts';
import { bootstrap, launch, projectWith, writeInto } from './launch.ts';
import { watchFlags } from './server-flags.mjs';
import { typeProjects } from './steps.ts';
import { workspaces } from './workspaces.mjs';

const lock = '{}';
/** A project whose dependencies are installed, and whose build does as it is told here. */
const installed = {
  'package.json': JSON.stringify({ type: 'module', workspaces: ['packages/*', 'apps/*'] }),
  'package-lock.json': lock,
  'node_modules/.installed': createHash('sha256').update(`package-lock.json\0${lock}\0`).digest('hex'),
  'node_modules/vite/bin/vite.js': "console.log('built for', process.env.NODE_ENV)",
  'apps/web/package.json': '{}',
  'apps/server/package.json': '{}',
  'apps/server/src/main.ts': "console.log('started')",
};

describe('a step that fails', () => {
  it('says that it was the install, and the cure', async () => {
    const cwd = await projectWith({ 'package.json': '{', 'package-lock.json': '{}' });
    const { code, output } = await bootstrap(['check'], {}, cwd).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(/^Installing failed\. Check the connection/);
  });

  it('says that it was the build, which is for production whatever the shell says, and the cure', async () => {
    const cwd = await projectWith({
      ...installed,
      'node_modules/vite/bin/vite.js': "console.log('for', process.env.NODE_ENV); process.exit(3)",
    });
    const { code, output } = await bootstrap(['start'], { NODE_ENV: 'development' }, cwd).ended;
    expect(code).toBe(1);
    expect(output).toContain('for production');
    expect(output.trim().split('\n').at(-1)).toMatch(/^Building the web app failed\. Read the message above/);
  });
});

it('names the commands there are when asked for another', async () => {
  expect(await bootstrap(['stat']).ended).toEqual({
    code: 1,
    output: expect.stringMatching(/no command "stat".*start, dev, test/),
  });
});

describe('a package that is new in packages/', () => {
  const withPackage = {
    ...installed,
    'packages/made-up/package.json': JSON.stringify({ name: '@cuewright/made-up', exports: './index.ts' }),
    'packages/made-up/index.ts': "export const word = 'first';",
    'packages/a-note.md': 'No package.',
    'packages/empty/left-behind.ts': '',
  };

  it('is one of ours, and its types are checked', async () => {
    const project = await projectWith(withPackage);
    expect(workspaces(project)).toEqual(['apps/server', 'apps/web', 'packages/made-up']);
    expect(typeProjects(project)).toContain('packages/made-up');
  });

  it('has its tests run', () => {
    const file = 'packages/made-up/src/words.test.ts';
    const unit = projectsFor({ isOnServer: false }).find(({ test }) => test.name === 'unit');
    expect(unit?.test.include.some((pattern) => path.matchesGlob(file, pattern))).toBe(true);
  });

  it('has the page built again when it changes, and not when its tests do', async () => {
    const project = await projectWith(withPackage);
    const started = async () => (await bootstrap(['start'], {}, project).ended).output;
    expect(await started()).toContain('built for production');
    expect(await started()).not.toContain('built');
    await writeInto(project, 'packages/made-up/index.test.ts', '// A test.');
    expect(await started()).not.toContain('built');
    await writeInto(project, 'packages/made-up/index.ts', "export const word = 'second';");
    expect(await started()).toMatch(/built for production[\s\S]*started/);
  });

  it('is watched by the server of npm run dev', async () => {
    const project = await projectWith({
      ...withPackage,
      'apps/server/src/main.ts':
        "import { word } from '@cuewright/made-up'; console.log('the', word); setInterval(() => {}, 1000);",
    });
    // As npm links what is ours.
    await fs.mkdir(path.join(project, 'node_modules/@cuewright'));
    await fs.symlink('../../packages/made-up', path.join(project, 'node_modules/@cuewright/made-up'));
    const { output } = launch(process.execPath, [...watchFlags, 'apps/server/src/main.ts'], {}, project);
    await expect.poll(output).toContain('the first');
    await writeInto(project, 'packages/made-up/index.ts', "export const word = 'second';");
    await expect.poll(output).toContain('the second');
  });
});
