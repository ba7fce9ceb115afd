import { expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { readConfig } from '../../config.ts';

const read = (CONTACT: string) => readConfig({ CONTACT }, '/srv/cuewright').contact;

it('[CONTACT-1] GET /api/site tells everybody how the operator is reached', async () => {
  const contact = read('help@example.org, https://example.org/contact');
  const { app } = await buildTestApp({ config: { contact } });
  expect((await app.inject('/api/site')).json()).toEqual({
    promo: true,
    banner: null,
    contact: ['mailto:help@example.org', 'https://example.org/contact'],
  });
});

it('[CONTACT-1] CONTACT takes addresses as people write them, and nothing else', () => {
  expect(read('')).toEqual([]);
  expect(read('MAILTO:help@example.org')).toEqual(['mailto:help@example.org']);
  for (const wrong of [
    'help',
    'http://example.org',
    'javascript:alert(1)',
    'https://ana:secret@example.org',
    'help@example.org?bcc=all@example.org',
    'help@example.org; https://example.org',
  ])
    expect(() => read(wrong), wrong).toThrow('CONTACT=');
});
