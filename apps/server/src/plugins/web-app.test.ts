import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { freshFolder } from '../../testing/fresh-database.ts';
import { acceptsEncoding } from '../http/accepts-encoding.ts';
import { problemsPlugin } from './problems.ts';
import { webAppPlugin } from './web-app.ts';

const BUILT_PAGE = '<!doctype html><html data-currency="USD"><title>The page</title>';
const PAGE = BUILT_PAGE.replace('USD', 'EUR');
const NOT_FOUND = '<!doctype html><title>There is nothing here</title>';
const SCRIPT = 'export const take = 1;';

const facts = {
  publicUrl: new URL('https://cuewright.example'),
  heroCounters: 'decoration',
  currency: 'EUR',
} as const;

const folder = await freshFolder();
afterAll(() => fs.rm(folder, { recursive: true, force: true }));
await fs.mkdir(path.join(folder, 'assets'));
const built = {
  'index.html': PAGE,
  '404.html': NOT_FOUND,
  'assets/app-1a2b3c4d.js': SCRIPT,
  'assets/plain-1a2b3c4d.css': 'b{}',
  'icon.svg': '<svg/>',
};
for (const [name, text] of Object.entries(built)) {
  await fs.writeFile(path.join(folder, name), text);
  if (name.startsWith('assets/plain')) continue;
  await fs.writeFile(path.join(folder, `${name}.br`), brotliCompressSync(text));
  await fs.writeFile(path.join(folder, `${name}.gz`), gzipSync(text));
}
const { app } = await buildTestApp({ webFolder: folder });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('[WEB-1] the built page', () => {
  it('is asked for each time, its hashed parts never again', async () => {
    const cacheOf = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/icon.svg')).toBe('no-cache');
    expect(await cacheOf('/assets/app-1a2b3c4d.js')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/', 'text/html; charset=utf-8', PAGE],
    ['/assets/app-1a2b3c4d.js', 'text/javascript; charset=utf-8', SCRIPT],
    ['/icon.svg', 'image/svg+xml', '<svg/>'],
  ])('%s leaves in the smallest form that is taken, by its own tag', async (url, type, text) => {
    const tags = new Set<unknown>();
    for (const [accepted, encoding, bytes] of [
      ['gzip, deflate, br, zstd', 'br', brotliCompressSync(text)],
      ['gzip', 'gzip', gzipSync(text)],
      ['br;q=0, *', 'gzip', gzipSync(text)],
      ['identity', undefined, Buffer.from(text)],
      ['', undefined, Buffer.from(text)],
    ] as const) {
      const answer = await get(url, { 'accept-encoding': accepted });
      expect([answer.statusCode, answer.headers['content-encoding'], answer.rawPayload]).toEqual([
        200,
        encoding,
        bytes,
      ]);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        vary: 'Accept-Encoding',
        'content-length': String(bytes.length),
      });
      tags.add(answer.headers.etag);

      const known = await get(url, {
        'accept-encoding': accepted,
        'if-none-match': String(answer.headers.etag),
      });
      expect([known.statusCode, known.body, known.headers.etag, known.headers.vary]).toEqual([
        304,
        '',
        answer.headers.etag,
        'Accept-Encoding',
      ]);
      expect(known.headers['cache-control']).toBe(answer.headers['cache-control']);
    }
    expect(tags.size).toBe(3);
  });

  it('leaves as it is where the build made nothing smaller', async () => {
    const answer = await get('/assets/plain-1a2b3c4d.css', { 'accept-encoding': 'br' });
    expect([answer.body, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
      'b{}',
      undefined,
      undefined,
    ]);
  });

  it.each(['/', '/assets/app-1a2b3c4d.js', '/nowhere'])(
    'tells HEAD of %s the same without it',
    async (url) => {
      const headers = { 'accept-encoding': 'br' };
      const [head, whole] = [await app.inject({ method: 'HEAD', url, headers }), await get(url, headers)];
      expect([head.statusCode, head.body]).toEqual([whole.statusCode, '']);
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    },
  );

  it('stays whole for open pages while another build takes the folder’s place', async () => {
    await fs.rename(folder, `${folder}-old`);
    expect((await get('/assets/app-1a2b3c4d.js')).body).toBe(SCRIPT);
    await fs.rename(`${folder}-old`, folder);
  });
});

describe('[WEB-2] unknown paths', () => {
  it.each([
    '/nowhere',
    '/no/where?step=x',
    '/apiary',
    '/index.html',
    '/404.html',
    '/assetsx',
    '/icon.svg.br',
  ])('%s is the not-found page with 404', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      404,
      'text/html; charset=utf-8',
      NOT_FOUND,
    ]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('are the page even for whoever has it: an empty 404 shows nothing', async () => {
    const first = await get('/nowhere');
    expect(first.headers.etag).toBeUndefined();
    const again = await get('/nowhere', { 'if-none-match': '*' });
    expect([again.statusCode, again.body]).toEqual([404, NOT_FOUND]);
  });

  it('leave compressed too', async () => {
    const answer = await get('/nowhere', { 'accept-encoding': 'br' });
    expect([answer.statusCode, answer.headers['content-encoding'], answer.rawPayload]).toEqual([
      404,
      'br',
      brotliCompressSync(NOT_FOUND),
    ]);
  });

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'under /api, and /api itself, are problems for %s',
    async (method) => {
      for (const url of ['/api', '/api?x=1', '/api/', '/api/nowhere']) {
        const answer = await app.inject({ method, url });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          404,
          'application/problem+json',
        ]);
        if (method !== 'HEAD') expect(answer.json().code).toBe('not-found');
      }
    },
  );

  it.each(['POST', 'DELETE'] as const)('are a problem for %s, which no page asks with', async (method) => {
    expect((await app.inject({ method, url: '/nowhere' })).json().code).toBe('not-found');
  });

  it.each(['/assets/app-0ld0ld00.js', '/assets', '/assets/', '/assets/..%2findex.html'])(
    '%s is a plain 404 that nobody keeps or takes for a page',
    async (url) => {
      const { statusCode, headers } = await get(url, { accept: 'text/html' });
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'no-store',
      ]);
    },
  );
});

it('answers the page at every address that has a screen, and at no other', async () => {
  const alone = Fastify();
  await alone.register(problemsPlugin);
  await alone.register(webAppPlugin, { ...facts, folder, pages: ['/', '/checkout/:session'] });
  const statusOf = async (url: string) => (await alone.inject({ url })).statusCode;
  expect([await statusOf('/'), await statusOf('/?step=hero'), await statusOf('/checkout/a1')]).toEqual([
    200, 200, 200,
  ]);
  expect([await statusOf('/checkout'), await statusOf('/checkout/a/b')]).toEqual([404, 404]);
});

describe('the start page', () => {
  const DRAWN =
    '<!doctype html><html data-counters="decoration"><meta content="https://cuewright.invalid/social.png">Drawn';
  const serve = async (heroCounters: 'decoration' | 'live') => {
    const drawn = await freshFolder();
    await fs.writeFile(path.join(drawn, 'index.html'), DRAWN);
    await fs.writeFile(path.join(drawn, 'index.html.br'), brotliCompressSync(DRAWN));
    await fs.writeFile(path.join(drawn, 'index.html.gz'), gzipSync(DRAWN));
    await fs.writeFile(path.join(drawn, 'app.html'), BUILT_PAGE);
    const alone = Fastify();
    await alone.register(problemsPlugin);
    await alone.register(webAppPlugin, {
      ...facts,
      heroCounters,
      folder: drawn,
      pages: ['/', '/auth/callback'],
    });
    await fs.rm(drawn, { recursive: true });
    return async (url: string, encoding = 'identity') =>
      (await alone.inject({ url, headers: { 'accept-encoding': encoding } })).rawPayload;
  };

  it('[HERO-2] is drawn where it is asked for, and nowhere else', async () => {
    const ask = await serve('decoration');
    for (const url of ['/', '/?step=hero', '/?ref=ABCD1234'])
      expect((await ask(url)).toString()).toMatch(/Drawn$/);
    for (const url of ['/?step=library', '/?step=nonsense', '/auth/callback?code=1'])
      expect((await ask(url)).toString()).toBe(PAGE);
  });

  it('[HERO-3] names this server’s address, in every encoding alike', async () => {
    const ask = await serve('decoration');
    const text = (await ask('/')).toString();
    expect(text).toBe(DRAWN.replace('https://cuewright.invalid', 'https://cuewright.example'));
    expect(brotliDecompressSync(await ask('/', 'br')).toString()).toBe(text);
    expect(gunzipSync(await ask('/', 'gzip')).toString()).toBe(text);
  });

  it('[COUNT-6] says that its counters are live where they are', async () => {
    expect((await (await serve('live'))('/')).toString()).toContain('data-counters="live"');
  });
});

it('is a server without a page where nothing was built', async () => {
  const alone = Fastify();
  await alone.register(problemsPlugin);
  await alone.register(webAppPlugin, { ...facts, folder: path.join(folder, 'none') });
  expect((await alone.inject({ url: '/' })).json().code).toBe('not-found');
});

it('does not start with a file whose type it would have to guess', async () => {
  const odd = await freshFolder();
  await fs.writeFile(path.join(odd, 'film.mov'), '');
  const app = Fastify()
    .register(problemsPlugin)
    .register(webAppPlugin, { ...facts, folder: odd });
  await expect(app.ready()).rejects.toThrow('/film.mov has no content type.');
  await fs.rm(odd, { recursive: true });
});

it.each([
  [undefined, false],
  ['gzip', false],
  ['br', true],
  ['GZIP, BR', true],
  ['br;q=0.1', true],
  ['br;q=0', false],
  ['br; q=0.000', false],
  ['*', true],
  ['*;q=0', false],
  ['*, br;q=0', false],
  ['brotli', false],
])('Accept-Encoding: %s takes br: %s', (header, expected) => {
  expect(acceptsEncoding(header, 'br')).toBe(expected);
});
