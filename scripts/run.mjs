#!/usr/bin/env node
// The one bootstrap behind every npm script, for any Node from 20 on: finds the runtime, installs,
// builds what is stale, then hands over. Plain JavaScript, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cache = path.join(root, '.cache');

/** @type {Record<string, { runs: string, needsBuild: boolean }>} */
const commands = {
  start: { runs: 'apps/server/src/main.ts', needsBuild: true },
  dev: { runs: 'scripts/dev.ts', needsBuild: false },
  test: { runs: 'scripts/test.ts', needsBuild: true },
  check: { runs: 'scripts/check.ts', needsBuild: false },
  bench: { runs: 'bench/run.ts', needsBuild: true },
  soak: { runs: 'scripts/soak.ts', needsBuild: true },
};

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  fail(`There is no command ${JSON.stringify(name)}.`, `Use one of: ${Object.keys(commands).join(', ')}.`);
} else {
  const node = findRuntime();
  const env = { ...process.env, PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter) };
  install(node, env);
  if (command.needsBuild) build(node, env);
  handOver(node, env, command.runs, rest);
}

/** Node 24 from 24.16 on: this one, the one remembered, or one fetched through npm. */
function findRuntime() {
  if (isRuntime(process.versions.node)) return process.execPath;
  const note = path.join(cache, 'runtime');
  const remembered = read(note);
  if (remembered && fs.existsSync(remembered)) return remembered;
  say(`Fetching Node 24, because this is ${process.versions.node} …`);
  const asked = spawnSync(
    process.execPath,
    [npmCli(), 'exec', '--yes', '--package=node@24', '--', 'node', '-p', 'process.execPath'],
    {
      // Outside the project, so that nothing in it is taken for the package.
      cwd: os.tmpdir(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const found = asked.stdout?.trim().split('\n').at(-1) ?? '';
  if (asked.status !== 0 || !fs.existsSync(found)) {
    fail(
      'Node 24 could not be fetched through npm.',
      'Check the connection to the npm registry, or install Node 24 yourself.',
    );
  }
  write(note, found);
  return found;
}

/** @param {string} version */
function isRuntime(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 24 && minor >= 16;
}

/** The dependencies of the lockfile, when it is not the one they were installed from.
 * @param {string} node @param {NodeJS.ProcessEnv} env */
function install(node, env) {
  const note = path.join(root, 'node_modules/.installed');
  const wanted = digest(['package-lock.json']);
  if (read(note) === wanted) return;
  say('Installing what the lockfile names …');
  // Not `npm ci`: it refuses a lockfile without the optional parts of machines other than the one that wrote it.
  step(node, env, [npmCli(), 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    failed: 'Installing failed.',
    cure: 'Check the connection to the npm registry and the free disk space, then run the command again.',
  });
  write(note, wanted);
}

/** The web app, when its sources changed: into a folder beside, so that a running copy keeps its own until it is whole.
 * @param {string} node @param {NodeJS.ProcessEnv} env */
function build(node, env) {
  const built = path.join(root, 'apps/web/dist');
  const note = path.join(cache, 'web-build');
  const wanted = digest(['package-lock.json', 'apps/web', 'packages/contract', 'packages/engine']);
  if (read(note) === wanted && fs.existsSync(built)) return;
  say('Building the web app …');
  const fresh = `${built}.${process.pid}`;
  step(
    node,
    env,
    [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      'apps/web',
      '--outDir',
      fresh,
      '--logLevel',
      'error',
    ],
    {
      failed: 'Building the web app failed.',
      cure: 'Read the message above; `npm run check` names the file and line of a type error.',
    },
  );
  fs.rmSync(built, { recursive: true, force: true });
  fs.renameSync(fresh, built);
  write(note, wanted);
}

/** @param {string} node @param {NodeJS.ProcessEnv} env @param {string[]} args @param {{ failed: string, cure: string }} words */
function step(node, env, args, { failed, cure }) {
  const { status, signal } = spawnSync(node, args, { cwd: root, env, stdio: 'inherit' });
  if (signal) process.kill(process.pid, signal);
  if (status !== 0) fail(failed, cure);
}

/** Runs the program, passes signals on to it, and ends as it ended.
 * @param {string} node @param {NodeJS.ProcessEnv} env @param {string} program @param {string[]} args */
function handOver(node, env, program, args) {
  // The channel says nothing: its end tells the program that we are gone, even by SIGKILL.
  const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
  const child = spawn(node, [path.join(root, program), ...args], { cwd: root, env, stdio: [...stdio] });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) =>
    fail(`${program} could not be started: ${error.message}.`, 'Delete the .cache folder and try again.'),
  );
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** npm ends its shell when it is told to stop, but not what that shell runs: us.
 * @param {() => void} stop */
function endWithNpm(stop) {
  const shell = process.ppid;
  if (!process.env['npm_lifecycle_event']) return;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
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
    const isOutput = entry === 'node_modules' || entry.startsWith('dist') || /\.test\.tsx?$/.test(entry);
    return isOutput ? [] : filesBelow(path.join(place, entry));
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
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
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
