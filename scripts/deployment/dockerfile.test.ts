import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { unoptimised } from '../../apps/server/testing/unoptimised.ts';
import { freePort } from '../free-port.ts';
import { root } from '../project.ts';
import { serverFlags } from '../server-flags.mjs';
import { buildStages, contextFiles, type Image, inside } from './build-stages.ts';
import { readDockerfile } from './read-dockerfile.ts';

const BUILDS_WITHIN_MS = 300_000;
const cache = path.join(root, '.cache');
fs.mkdirSync(cache, { recursive: true });
// Beside the dependencies, so that they need no copy.
const home = fs.mkdtempSync(path.join(cache, 'dockerfile-'));
let image: Image;

beforeAll(async () => {
  image = await buildStages(readDockerfile(fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8')), home);
}, BUILDS_WITHIN_MS);
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

it('[DEPLOY-2] sends the build what it needs and no data, secret or test', () => {
  const files = contextFiles();
  expect(files).toContain('apps/server/src/main.ts');
  expect(
    files.filter((file) => /(^|\/)(node_modules|dist|data|testing|\.env.*)(\/|$)|\.test\./.test(file)),
  ).toEqual([]);
});

it('[DEPLOY-2] leaves what only makes and tests the app out of the image', () => {
  const modules = fs.readdirSync(inside(image, 'node_modules'));
  expect(modules).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp']));
  expect(
    modules.filter((name) => ['vite', 'vitest', 'typescript', 'react-dom', 'knip'].includes(name)),
  ).toEqual([]);
  expect(image.user).toBe('node');
});

it('[DEPLOY-2] starts as npm start does', () => {
  expect(image.command).toEqual(['node', ...serverFlags, 'apps/server/src/main.ts']);
});

it('[DEPLOY-1] does not start while nobody outside vouches for who signs in', () => {
  const { status, stderr } = run(image.command, {});
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('Set OIDC_ISSUER, or GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.'),
  ]);
});

it('[DEPLOY-2] makes its database in an empty volume, serves, says that it is healthy, and writes nothing but its data', async () => {
  const [program = '', ...args] = image.command;
  const before = filesOf(image);
  const env = settings({
    PORT: String(await freePort()),
    ...unoptimised,
    OIDC_ISSUER: 'https://id.example',
    PUBLIC_URL: 'https://cuewright.example',
  });
  expect(fs.readdirSync(String(env['DATA_DIR']))).toEqual([]);
  const server = spawn(program, args, { cwd: inside(image, '.'), env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  // Left running, it would keep whoever waits for the terminal's end waiting for ever.
  onTestFinished(() => void server.kill('SIGKILL'));
  for await (const line of server.stdout) if (String(line).includes('Cuewright is ready at')) break;
  const page = await fetch(`http://127.0.0.1:${env['PORT']}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Cuewright')]);
  expect(run(image.health, env).status).toBe(0);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(run(image.health, env).status).toBe(1);
  expect(filesOf(image)).toEqual(before);
});

function settings(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { PATH } = process.env;
  return { PATH, ...image.env, DATA_DIR: inside(image, image.env['DATA_DIR'] ?? ''), ...given };
}

function run([program = '', ...args]: readonly string[], given: NodeJS.ProcessEnv) {
  return spawnSync(program, args, { cwd: inside(image, '.'), env: settings(given), encoding: 'utf8' });
}

/** Every file of the app, with when it was last written. */
function filesOf(of: Image): string[] {
  return fs
    .readdirSync(inside(of, '.'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${file} ${fs.lstatSync(inside(of, file)).mtimeMs}`)
    .sort();
}
