import { generateKeyPair, type JsonWebKey, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const FILE = 'local-id-keys.json';

/** What the local provider signs with. */
export interface LocalKeys {
  jwks: { keys: JsonWebKey[] };
  cookieKeys: string[];
}

/** The keys in the data folder, made when there are none. Of several processes that make them, one wins. */
export async function localKeys(dataDir: string): Promise<LocalKeys> {
  const file = path.join(dataDir, FILE);
  const kept = await read(file);
  if (kept) return kept;

  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await fs.mkdir(dataDir, { recursive: true });
  await fs.writeFile(draft, JSON.stringify(await makeKeys()), { mode: 0o600, flush: true });
  try {
    // A link fails where a rename would replace what another process has begun to use.
    await fs.link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await fs.rm(draft);
  }
  return JSON.parse(await fs.readFile(file, 'utf8')) as LocalKeys;
}

async function read(file: string): Promise<LocalKeys | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as LocalKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function makeKeys(): Promise<LocalKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'local' };
  return { jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] };
}
