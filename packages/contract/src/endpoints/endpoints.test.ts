import { expect, it } from 'vitest';
import { endpoints } from './index.ts';

const all = Object.entries(endpoints);

it.each(all)('%s is named by its method and path', (key, { method, path }) => {
  expect(key).toBe(`${method} ${path}`);
});

it.each(all)('%s has a schema for each parameter in its path, and a success status', (_, endpoint) => {
  const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys('params' in endpoint ? endpoint.params.shape : {})).toEqual(named);
  expect(Object.keys(endpoint.responses)).not.toEqual([]);
});
