#!/usr/bin/env node
// What the server sees pictures by: files of two npm packages, of which we use a fifteenth. npm fetches each once, and its
// other files are not kept. Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const list = path.join(root, 'apps/server/models.json');
/** npm leaves folders with a dot alone, and whoever copies the dependencies copies these too. */
const home = path.join(root, 'node_modules/.models');

/** @typedef {{ name: string, version: string, integrity: string, files: string[] }} Part */

const [npmCli = ''] = process.argv.slice(2);
const BLOCK = 512;

fetchModels();

function fetchModels() {
  const text = fs.readFileSync(list, 'utf8');
  const wanted = createHash('sha256').update(`${text}${process.platform}${process.arch}`).digest('hex');
  const note = path.join(home, '.fetched');
  if (fs.existsSync(note) && fs.readFileSync(note, 'utf8') === wanted) return;
  process.stderr.write('Fetching what pictures are seen by …\n');
  /** @type {{ packages: Part[] }} */
  const { packages } = JSON.parse(text);
  fs.mkdirSync(path.dirname(home), { recursive: true });
  const fresh = fs.mkdtempSync(`${home}-`);
  try {
    for (const part of packages) keepFiles(part, unpacked(part), path.join(fresh, part.name));
    fs.writeFileSync(path.join(fresh, '.fetched'), wanted);
    fs.chmodSync(fresh, 0o755);
    fs.rmSync(home, { recursive: true, force: true });
    fs.renameSync(fresh, home);
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}

/** The files of a package, as npm fetches it or has it from before; what is not what we named is not taken.
 * @param {Part} part */
function unpacked({ name, version, integrity }) {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'models-'));
  try {
    const args = [
      'pack',
      `${name}@${version}`,
      '--pack-destination',
      place,
      '--loglevel=error',
      '--ignore-scripts',
    ];
    const { status } = npmCli
      ? spawnSync(process.execPath, [npmCli, ...args], { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] })
      : spawnSync('npm', args, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] });
    const [file] = fs.readdirSync(place);
    if (status !== 0 || !file) throw new Error(`${name} could not be fetched through npm.`);
    const bytes = fs.readFileSync(path.join(place, file));
    const sum = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    if (sum !== integrity) throw new Error(`${name} is not the package it was: ${sum}.`);
    return gunzipSync(bytes);
  } finally {
    fs.rmSync(place, { recursive: true, force: true });
  }
}

/** @param {Part} part @param {Buffer} tar @param {string} to */
function keepFiles({ files }, tar, to) {
  const named = files.map((file) =>
    file.replace('{platform}', process.platform).replace('{arch}', process.arch),
  );
  for (const { name, bytes } of entries(tar)) {
    const isKept = named.some((one) =>
      one.endsWith('/*') ? name.startsWith(one.slice(0, -1)) : name === one,
    );
    if (!isKept || name.includes('..')) continue;
    const place = path.join(to, name);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, bytes);
  }
}

/** The files in a tar of npm's, by their names below its one folder.
 * @param {Buffer} tar */
function* entries(tar) {
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8);
    const [name = ''] = tar.toString('utf8', at, at + 100).split('\0', 1);
    const [before = ''] = tar.toString('utf8', at + 345, at + 500).split('\0', 1);
    const whole = before ? `${before}/${name}` : name;
    yield { name: whole.slice(whole.indexOf('/') + 1), bytes: tar.subarray(at + BLOCK, at + BLOCK + size) };
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
