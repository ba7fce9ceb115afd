import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.ts';

const dist = path.join(root, 'apps/web/dist');
const page = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
const scripts = fs.readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));

it('has no script, style or handler inline, which its own policy would refuse', () => {
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
  for (const [, attributes = '', content = ''] of page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    expect(attributes).toContain(' src=');
    expect(content.trim()).toBe('');
  }
});

it('loads nothing from elsewhere', () => {
  const places = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, place]) => place);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !place?.startsWith('/'))).toEqual([]);
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
      /data-show|Every part, every state/,
    );
});

it('asks for both fonts with the page', () => {
  const fonts = [
    ...page.matchAll(/<link rel="preload" href="\/(assets\/[^"]+)" as="font"[^>]* crossorigin/g),
  ];
  expect(fonts.map(([, file = '']) => file.replace(/-[^-]+$/, '')).sort()).toEqual([
    'assets/archivo-latin-wdth-normal',
    'assets/jetbrains-mono-latin-wght-normal',
  ]);
  for (const [, file = ''] of fonts) expect(fs.existsSync(path.join(dist, file))).toBe(true);
});
