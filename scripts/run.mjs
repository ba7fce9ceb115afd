#!/usr/bin/env node
// The one bootstrap behind every npm script, for any Node from 20 on: finds the runtime, installs,
// builds what is stale, then hands over. Plain JavaScript, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverFlags } from './server-flags.mjs';
import { workspaces } from './workspaces.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cache = path.join(root, '.cache');
/** The one package of which nothing is built. */
const SERVER = 'apps/server';
/** Who started us: npm's shell, when npm did. */
const parent = process.ppid;

/** @type {Record<string, { runs: string, needsBuild: boolean, flags?: string[] }>} */
const commands = {
  start: { runs: 'apps/server/src/main.ts', needsBuild: true, flags: serverFlags },
  dev: { runs: 'scripts/dev.ts', needsBuild: false },
  test: { runs: 'scripts/test.ts', needsBuild: true },
  check: { runs: 'scripts/check.ts', needsBuild: false },
  bench: { runs: 'bench/run.ts', needsBuild: true },
  reference: { runs: 'scripts/reference.ts', needsBuild: false },
  soak: { runs: 'scripts/soak.ts', needsBuild: true },
  backup: { runs: 'apps/server/src/operations/backup.ts', needsBuild: false },
  restore: { runs: 'apps/server/src/operations/restore.ts', needsBuild: false },
  doctor: { runs: 'apps/server/src/operations/doctor.ts', needsBuild: false },
  'move-to-postgres': { runs: 'apps/server/src/operations/move-to-postgres.ts', needsBuild: false },
};

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (command) await main(command, rest);
else fail(`There is no command ${JSON.stringify(name)}.`, `Use one of: ${Object.keys(commands).join(', ')}.`);

/** @param {{ runs: string, needsBuild: boolean, flags?: string[] }} command @param {string[]} args */
async function main({ runs, needsBuild, flags = [] }, args) {
  const node = findRuntime();
  const env = { ...process.env, PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter) };
  await install(node, env);
  await Promise.all([needsBuild && build(node, env), fetchModels(node, env)]);
  // The channel says nothing: its end tells the program that we are gone, even by SIGKILL.
  const { code, signal } = await run(node, [...flags, path.join(root, runs), ...args], env, [
    'inherit',
    'inherit',
    'inherit',
    'ipc',
  ]);
  endAs(code, signal);
}

/** Node 24 from 24.16 on: this one, the one remembered, or one fetched through npm. */
function findRuntime() {
  if (isRuntime(process.versions.node)) return process.execPath;
  const note = path.join(cache, 'runtime');
  const remembered = read(note);
  if (remembered && isRuntime(versionOf(remembered))) return remembered;
  say(`Fetching Node 24, because this is ${process.versions.node} …`);
  const asked = spawnSync(
    process.execPath,
    [npmCli(), 'exec', '--yes', '--package=node@>=24.16 <25', '--', 'node', '-p', 'process.execPath'],
    // Outside the project, so that nothing in it is taken for the package.
    { cwd: os.tmpdir(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (asked.signal) endAs(null, asked.signal);
  const found = asked.stdout?.trim().split('\n').at(-1) ?? '';
  if (!isRuntime(versionOf(found))) {
    fail(
      'Node 24 could not be fetched through npm.',
      'Check the connection to the npm registry, or install Node 24 yourself.',
    );
  }
  write(note, found);
  return found;
}

/** @param {string} node */
function versionOf(node) {
  return spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** @param {string} version */
function isRuntime(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 24 && minor >= 16;
}

/** The dependencies of the lockfile, when it is not the one they were installed from.
 * @param {string} node @param {NodeJS.ProcessEnv} env */
async function install(node, env) {
  const note = path.join(root, 'node_modules/.installed');
  const wanted = digest(['package-lock.json']);
  if (read(note) === wanted) return;
  say('Installing what the lockfile names …');
  // What is half done is not what the note says.
  fs.rmSync(note, { force: true });
  // Not `npm ci`: it refuses a lockfile without the optional parts of machines other than the one that wrote it.
  await step(
    node,
    // What builds the app is for development: a shell with NODE_ENV=production would leave it out.
    [npmCli(), 'install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    env,
    {
      failed: 'Installing failed.',
      cure: 'Check the connection to the npm registry and the free disk space, then run the command again.',
    },
  );
  write(note, wanted);
}

/** What pictures are seen by, once. Without it the server measures them, as it does where the models cannot run.
 * @param {string} node @param {NodeJS.ProcessEnv} env */
async function fetchModels(node, env) {
  const fetcher = path.join(root, 'scripts/fetch-models.mjs');
  if (!fs.existsSync(fetcher)) return;
  const { code, signal } = await run(node, [fetcher, npmCli()], env, 'inherit');
  if (signal) endAs(null, signal);
  if (code !== 0) say('Pictures will be measured and not seen, until the npm registry can be reached.');
}

/** The web app, when its sources changed: into a folder beside, so that a running copy keeps its own until it is whole.
 * @param {string} node @param {NodeJS.ProcessEnv} env */
async function build(node, env) {
  const built = path.join(root, 'apps/web/dist');
  const note = path.join(cache, 'web-build');
  const wanted = digest(['package-lock.json', ...workspaces(root).filter((place) => place !== SERVER)]);
  if (read(note) === wanted && fs.existsSync(built)) return;
  say('Building the web app …');
  const fresh = freshFolder('web-build-');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  await step(
    node,
    [vite, 'build', 'apps/web', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'error'],
    // Built for another, which somebody's shell may name, React checks itself and is twice as large.
    { ...env, NODE_ENV: 'production' },
    {
      failed: 'Building the web app failed.',
      cure: 'Read the message above; `npm run check` names the file and line of a type error.',
      undo: () => fs.rmSync(fresh, { recursive: true, force: true }),
    },
  );
  fs.chmodSync(fresh, 0o755);
  fs.rmSync(built, { recursive: true, force: true });
  fs.renameSync(fresh, built);
  write(note, wanted);
}

/** A new folder in the cache; what a killed run left there an hour ago goes.
 * @param {string} prefix */
function freshFolder(prefix) {
  writing(cache, () => fs.mkdirSync(cache, { recursive: true }));
  for (const entry of fs.readdirSync(cache).filter((name) => name.startsWith(prefix))) {
    const place = path.join(cache, entry);
    if (Date.now() - fs.statSync(place).mtimeMs > 3_600_000)
      fs.rmSync(place, { recursive: true, force: true });
  }
  return fs.mkdtempSync(path.join(cache, prefix));
}

/** @param {string} node @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @param {{ failed: string, cure: string, undo?: () => void }} words */
async function step(node, args, env, { failed, cure, undo }) {
  const { code, signal } = await run(node, args, env, 'inherit');
  if (code === 0 && !signal) return;
  undo?.();
  if (signal) endAs(null, signal);
  fail(failed, cure);
}

/** Runs a program to its end, and passes on to it whatever tells us to stop.
 * @param {string} node @param {string[]} args @param {NodeJS.ProcessEnv} env @param {import('node:child_process').StdioOptions} stdio
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} */
async function run(node, args, env, stdio) {
  const child = spawn(node, args, { cwd: root, env, stdio });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @type {NodeJS.Signals | null} */
  let told = null;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    told = signal;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, passOn);
  const watch = endWithNpm(() => passOn('SIGTERM'));
  const code = await new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      say(error.message);
      resolve(1);
    });
  });
  clearInterval(watch);
  for (const signal of signals) process.off(signal, passOn);
  return { code, signal: told ?? child.signalCode };
}

/** Ends this process as the program ended.
 * @param {number | null} code @param {NodeJS.Signals | null} signal @returns {never} */
function endAs(code, signal) {
  if (code !== null) process.exit(code);
  process.exit(128 + (signal ? os.constants.signals[signal] : 1));
}

/** npm ends its shell when it is told to stop, but not what that shell runs: us.
 * @param {() => void} stop */
function endWithNpm(stop) {
  if (!process.env['npm_lifecycle_event']) return undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  return watch;
}

/** What is in these files and folders, in one short word; tests are no part of what is built.
 * @param {string[]} places */
function digest(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesBelow(path.join(root, place))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
function filesBelow(place) {
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs.readdirSync(place).flatMap((entry) => {
    const isNoSource = entry === 'node_modules' || /^(\.|dist)|\.test\.tsx?$/.test(entry);
    return isNoSource ? [] : filesBelow(path.join(place, entry));
  });
}

/** npm's own program, run by whichever Node is at hand, so that no shell is needed. */
function npmCli() {
  const folders = [path.dirname(process.execPath), ...(process.env['PATH'] ?? '').split(path.delimiter)];
  const places = folders.flatMap((folder) => [
    path.join(folder, 'npm'),
    path.join(folder, 'node_modules/npm/bin/npm-cli.js'),
    path.join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
  ]);
  const found = [process.env['npm_execpath'] ?? '', ...places]
    .filter((place) => fs.existsSync(place))
    .map((place) => fs.realpathSync(place))
    .find((place) => place.endsWith('npm-cli.js'));
  if (!found) fail('npm was not found.', 'Install npm, which comes with Node, and put it on the PATH.');
  return String(found);
}

/** @param {string} file */
function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** @param {string} file @param {string} text */
function write(file, text) {
  writing(file, () => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  });
}

/** @param {string} place @param {() => void} work */
function writing(place, work) {
  try {
    work();
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    fail(`${place} cannot be written (${code}).`, 'Make the folder of the project writable.');
  }
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {string} what @param {string} cure @returns {never} */
function fail(what, cure) {
  say(`${what} ${cure}`);
  process.exit(1);
}
