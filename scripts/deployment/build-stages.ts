import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../project.ts';
import { type Stage, wordsOf } from './read-dockerfile.ts';

const run = promisify(execFile);

/** What a container would be: its files, where commands are run, with what, and what it starts. */
export interface Image {
  folder: string;
  workdir: string;
  env: Record<string, string>;
  command: string[];
  health: string[];
  user: string;
}

/**
 * Does what a Dockerfile says in folders of this machine, without a container: every `RUN` is run, with the dependencies of the
 * project in the place of those that would be fetched, and without the network.
 */
export async function buildStages(stages: readonly Stage[], home: string): Promise<Image> {
  const images = new Map<string, Image>();
  for (const { name, instructions } of stages) {
    const folder = path.join(home, `stage-${images.size}`);
    const image: Image = { folder, workdir: '/', env: {}, command: [], health: [], user: 'root' };
    images.set(name, image);
    for (const { name: instruction, rest } of instructions) {
      if (instruction === 'WORKDIR') {
        image.workdir = rest;
        fs.mkdirSync(inside(image, '.'), { recursive: true });
      } else if (instruction === 'ENV') {
        for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) image.env[key] = value;
      } else if (instruction === 'COPY') copy(rest, image, images);
      else if (instruction === 'RUN') await runIn(image, wordsOf(rest));
      else if (instruction === 'CMD') image.command = wordsOf(rest);
      else if (instruction === 'HEALTHCHECK') image.health = wordsOf(rest.replace(/^.*?CMD /, ''));
      else if (instruction === 'USER') image.user = rest;
      else if (!['EXPOSE', 'VOLUME'].includes(instruction))
        throw new Error(`Nobody knows what ${instruction} does here.`);
    }
  }
  const last = [...images.values()].at(-1);
  if (!last) throw new Error('There is no FROM.');
  return last;
}

/** A place of the image, on this machine. */
export function inside({ folder, workdir }: Image, place: string): string {
  return path.join(folder, path.resolve(workdir, place));
}

async function runIn(image: Image, [program = '', ...args]: readonly string[]): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ...image.env, npm_config_offline: 'true', npm_config_loglevel: 'error' };
  await run(program, args, { cwd: inside(image, '.'), env });
}

function copy(rest: string, image: Image, images: ReadonlyMap<string, Image>): void {
  const from = /--from=(\S+)/.exec(rest)?.[1];
  const words = rest.split(' ').filter((word) => !word.startsWith('--'));
  const target = words.at(-1) ?? '';
  for (const source of words.slice(0, -1)) {
    const place = from ? path.join(images.get(from)?.folder ?? '', source) : path.join(root, source);
    const isFolder = fs.statSync(place).isDirectory();
    const to = inside(image, target.endsWith('/') && !isFolder ? target + path.basename(source) : target);
    if (from) link(place, to);
    else copyContext(to);
  }
}

/** What .dockerignore leaves of the project, and its dependencies as they would have been fetched. */
function copyContext(to: string): void {
  for (const file of contextFiles()) {
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(to, file));
  }
  for (const place of [
    '.',
    ...['apps', 'packages'].flatMap((one) =>
      fs.readdirSync(path.join(root, one)).map((name) => path.join(one, name)),
    ),
  ]) {
    const modules = path.join(place, 'node_modules');
    if (fs.existsSync(path.join(root, modules))) link(path.join(root, modules), path.join(to, modules));
  }
}

/** The files that the build is sent, by the two kinds of line there are: what comes along, and what stays behind. */
export function contextFiles(): string[] {
  const lines = fs.readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
  const patterns = lines.filter((line) => line && !line.startsWith('#'));
  if (patterns[0] !== '*') throw new Error('.dockerignore has to begin with leaving everything behind.');
  const wanted = patterns.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const left = patterns.slice(1).filter((line) => !line.startsWith('!'));
  const isLeft = (file: string) => left.some((pattern) => path.matchesGlob(file, pattern));
  const walk = (place: string): string[] => {
    if (isLeft(place)) return [];
    if (!fs.statSync(path.join(root, place)).isDirectory()) return [place];
    return fs.readdirSync(path.join(root, place)).flatMap((name) => walk(path.join(place, name)));
  };
  return wanted.flatMap(walk);
}

/** The same files under another name; what npm writes into anew is a file of its own. */
function link(from: string, to: string): void {
  const stat = fs.lstatSync(from);
  if (stat.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(from), to);
  else if (stat.isDirectory()) {
    fs.mkdirSync(to, { recursive: true });
    for (const name of fs.readdirSync(from))
      if (!/^\.(package-lock\.json|installed|vite.*|cache)$/.test(name))
        link(path.join(from, name), path.join(to, name));
  } else {
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.linkSync(from, to);
  }
}
