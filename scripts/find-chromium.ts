import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { root, say } from './project.ts';
import { tool } from './run-tool.ts';

const run = promisify(execFile);
/** The one without a window first: it takes four fifths of the time. */
const HEADLESS_ONLY = 'chromium-headless-shell';
const PACKAGES = [HEADLESS_ONLY, 'chromium'];
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium for the browser tests: the one named, one that is there, or one installed now. */
export async function findChromium(): Promise<{ path: string } | { missing: string }> {
  const named = process.env['CHROME_PATH'];
  if (named)
    return fs.existsSync(named)
      ? { path: named }
      : { missing: `CHROME_PATH=${named} does not exist. Correct it, or leave it out.` };
  const found = installed();
  if (found && (path.basename(found) === HEADLESS_ONLY || !isDebianRoot())) return { path: found };

  say('Installing a Chromium for the browser tests …');
  const attempts = isDebianRoot()
    ? [...PACKAGES.map((name) => () => installPackage(name)), installPlaywrights]
    : [installPlaywrights];
  for (const attempt of attempts) {
    await attempt().catch((error: Error) => say(error.message));
    const fresh = installed();
    if (fresh) return { path: fresh };
  }
  return {
    missing: 'No Chromium was found and none could be installed. Install one and name it with CHROME_PATH.',
  };
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...APPLICATIONS, chromium.executablePath()].find((place) => fs.existsSync(place));
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
}

async function installPackage(name: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
}

async function installPlaywrights(): Promise<void> {
  if (!(await tool({ workers: 1, hear: undefined }, '@playwright/test/cli.js', ['install', 'chromium'])))
    throw new Error(`Playwright could not install its Chromium into ${root}.`);
}
