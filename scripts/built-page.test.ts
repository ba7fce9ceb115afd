import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readWebFiles } from '../apps/server/src/web-app/read-web-files.ts';
import { firstShot } from '../apps/web/src/features/guest-preview/first-shot.ts';
import { writeCopies } from '../apps/web/src/lib/slate/write-copies.ts';
import { root } from './project.ts';

const dist = path.join(root, 'apps/web/dist');
const scripts = fs.readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));
const read = (file: string) => fs.readFileSync(path.join(dist, file));

describe.each(['index.html', 'app.html', '404.html'])('%s', (name) => {
  const page = read(name).toString();

  it('has no script, style or handler inline, which its own policy would refuse', () => {
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
    for (const [, attributes = '', content = ''] of page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      // Data for machines: the browser runs it no more than it runs a text.
      if (attributes.includes('application/ld+json')) continue;
      expect(attributes).toContain(' src=');
      expect(content.trim()).toBe('');
    }
  });

  it('loads nothing from elsewhere, and nothing that is not there', () => {
    const places = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, place = '']) => place);
    expect(places.length).toBeGreaterThan(0);
    // Steps of the app, the skip link, and the server's own address, which it fills in.
    const isOurs = (place: string) =>
      /^(?:\/(?:\?.*|privacy|terms|contact)?|#content|https:\/\/cuewright\.invalid\/)$/.test(place);
    expect(places.filter((place) => !isOurs(place) && !fs.existsSync(path.join(dist, place)))).toEqual([]);
  });
});

it('[HERO-2] asks for what holds up the first look before all else', () => {
  const head = read('index.html').toString().split('</head>')[0] ?? '';
  const kinds = [...head.matchAll(/rel="(stylesheet|preload|modulepreload)"|type="(module)"/g)].map(
    ([, rel, type]) => rel ?? type,
  );
  const lastStyle = kinds.lastIndexOf('stylesheet');
  expect(kinds.slice(0, lastStyle + 1)).toEqual(Array(lastStyle + 1).fill('stylesheet'));
  expect(kinds).toContain('preload');
});

it('says what it needs where no scripts run', () => {
  expect(read('app.html').toString()).toMatch(
    /<noscript>[\s\S]*<h1>Cuewright<[\s\S]*JavaScript[\s\S]*<\/noscript>/,
  );
  expect(read('index.html').toString()).toMatch(/<noscript>[^<]*<p class="bare">[^<]*JavaScript/);
});

it('[HERO-1] [HERO-2] has the start page drawn into it, with the copies as the engine writes them', () => {
  const text = read('index.html')
    .toString()
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  const { copies } = writeCopies(firstShot.text);
  expect(copies).toHaveLength(3);
  for (const { segments, name } of copies) {
    expect(text).toContain(name);
    expect(text).toContain(segments.map((segment) => segment.text).join(''));
  }
  expect(read('app.html').toString()).toContain('<div id="root"></div>');
});

it('[HERO-2] loads the shell and its own step first, and no engine or library of a later one', () => {
  const named = [
    ...read('index.html')
      .toString()
      .matchAll(/"\/(assets\/[^"]+\.js)"/g),
  ].map(([, file = '']) => file);
  // The third is the bundler's own, which binds chunks to each other.
  expect(named).toHaveLength(3);
  expect(named.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual(
    expect.arrayContaining(['assets/start', 'assets/hero-step']),
  );
  // What only the vocabulary, the catalogue, the query library, Base UI and the filters in the address say.
  for (const file of named)
    expect(read(file).toString()).not.toMatch(
      /split-diopter|Black Forest Labs|invalidateQueries|base-ui\.com|__nuqs__/,
    );
});

it('names with every script the files that later ones of it are made of, so that they come in one wave', () => {
  const text = (file: string) => read(`assets/${file}`).toString();
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const [, next = ''] of text(file).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
      withImports(next, found);
    return found;
  };
  const late = scripts.flatMap((host) => {
    const named = new Set([...text(host).matchAll(/"assets\/([^"]+\.js)"/g)].map(([, file]) => file));
    const here = withImports(host);
    const targets = [...text(host).matchAll(/import\(`\.\/([^`]+\.js)`\)/g)].map(([, file = '']) => file);
    return targets.flatMap((target) =>
      [...withImports(target)]
        .filter((file) => file !== target && !here.has(file) && !named.has(file))
        .map((file) => `${host} → ${target} → ${file}`),
    );
  });
  expect(
    [...text(scripts.find((file) => file.startsWith('start-')) ?? '').matchAll(/import\(`/g)].length,
  ).toBeGreaterThan(20);
  expect(late).toEqual([]);
});

it('has no scripts that need each other: whichever begins first would find nothing of the other', () => {
  const needs = new Map(
    scripts.map((file) => [
      file,
      [
        ...read(`assets/${file}`)
          .toString()
          .matchAll(/(?:from|import)\s?"\.\/([^"]+\.js)"/g),
      ].map(([, name = '']) => name),
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (way.includes(file) || done.has(file)) return;
    for (const next of needs.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of scripts) walk(file, []);
  expect(circles).toEqual([]);
});

it('[WEB-1] has a brotli and a gzip copy of every text, each smaller and of the same content', async () => {
  const files = [...(await readWebFiles(dist))];
  // What is hardly a line grows by being packed.
  const texts = files.filter(
    ([address, { plain }]) => /\.(html|js|css|svg)$/.test(address) && plain.bytes.length > 250,
  );
  expect(texts.length).toBeGreaterThan(5);
  for (const [address, { plain }] of texts) {
    const [brotli, gzipped] = [read(`${address}.br`), read(`${address}.gz`)];
    expect(brotliDecompressSync(brotli).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzipped).equals(plain.bytes)).toBe(true);
    expect(Math.max(brotli.length, gzipped.length)).toBeLessThan(plain.bytes.length);
  }
});

it('[WEB-1] has a hash in the name of everything that is kept for ever', async () => {
  const kept = [...(await readWebFiles(dist))].filter(([, file]) => file.cacheControl.includes('immutable'));
  expect(kept.length).toBeGreaterThan(2);
  for (const [address] of kept) expect(address).toMatch(/(?:^\/assets\/|-)[\w-]{8}\.\w+$/);
});

it('carries no schema library: the server validates, the page only needs the types', () => {
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(fs.readFileSync(path.join(dist, 'assets', script), 'utf8')).not.toMatch(/_zod|ZodError/);
  }
});

it('leaves out the gallery of components, which is for whoever builds with them', () => {
  expect(fs.existsSync(path.join(dist, 'gallery.html'))).toBe(false);
  for (const asset of fs.readdirSync(path.join(dist, 'assets')))
    expect(fs.readFileSync(path.join(dist, 'assets', asset), 'utf8')).not.toMatch(
      /data-show\b|Every part, every state/,
    );
});

it('asks for both fonts with the page', () => {
  const fonts = [
    ...read('index.html')
      .toString()
      .matchAll(/<link rel="preload" href="\/(assets\/[^"]+)" as="font"[^>]* crossorigin/g),
  ];
  expect(fonts.map(([, file = '']) => file.replace(/-[^-]+$/, '')).sort()).toEqual([
    'assets/archivo-latin-wdth-normal',
    'assets/jetbrains-mono-latin-wght-normal',
  ]);
  for (const [, file = ''] of fonts) expect(fs.existsSync(path.join(dist, file))).toBe(true);
});
