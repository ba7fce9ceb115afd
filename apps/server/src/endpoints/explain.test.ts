import { expect, it } from 'vitest';
import { z } from 'zod';
import { explain } from './explain.ts';

const shot = z.strictObject({
  title: z.string().min(1).max(10),
  full_name: z.string(),
  imageScale: z.number().min(50).max(200).multipleOf(25),
  take: z.int().positive(),
  mode: z.enum(['photo', 'video']),
  tags: z.array(z.string()).max(2),
  isImportant: z.boolean(),
  email: z.email(),
  id: z.uuid(),
  url: z.url(),
  at: z.iso.datetime(),
  kind: z.literal('still'),
  choice: z.union([z.string(), z.number()]),
});

const good: z.input<typeof shot> = {
  title: 'Take one',
  full_name: 'A',
  imageScale: 100,
  take: 1,
  mode: 'photo',
  tags: [],
  isImportant: true,
  email: 'a@example.com',
  id: '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b11',
  url: 'https://example.com',
  at: '2026-11-21T09:00:00Z',
  kind: 'still',
  choice: 1,
};

it.each([
  [{ title: undefined }, 'Title is required.'],
  [{ title: null }, 'Title is required.'],
  [{ title: '' }, 'Title is required.'],
  [{ title: 7 }, 'Title has to be text.'],
  [{ title: 'x'.repeat(1_340) }, 'Title can have at most 10 characters; this has 1,340.'],
  [{ full_name: undefined }, 'Full name is required.'],
  [{ imageScale: 25 }, 'Image scale has to be at least 50.'],
  [{ imageScale: 1_000 }, 'Image scale has to be at most 200.'],
  [{ imageScale: 110 }, 'Image scale has to be a multiple of 25.'],
  [{ imageScale: 'large' }, 'Image scale has to be a number.'],
  [{ take: 1.5 }, 'Take has to be a whole number.'],
  [{ take: 0 }, 'Take has to be more than 0.'],
  [{ mode: 'film' }, 'Mode has to be photo or video.'],
  [{ tags: 'night' }, 'Tags has to be a list.'],
  [{ tags: ['a', 'b', 'c'] }, 'Tags can have at most 2 entries; this has 3.'],
  [{ tags: ['a', 7] }, 'Tags, entry 2 has to be text.'],
  [{ isImportant: 'yes' }, 'Is important has to be true or false.'],
  [{ email: 'me' }, 'Email has to be an email address, like name@example.com.'],
  [{ id: 'first' }, 'Id has to be an id.'],
  [{ url: 'example' }, 'Url has to be a web address, like https://example.com.'],
  [{ at: 'noon' }, 'At has to be a time, like 2026-11-21T09:00:00Z.'],
  [{ kind: 'moving' }, 'Kind has to be still.'],
  [{ choice: true }, 'Choice has to be text or a number.'],
  [{ lens: '35mm', lamp: 1 }, 'What was sent does not take lens, lamp.'],
])('[ERR-1] %o: %s', (change, message) => {
  const { error } = shot.safeParse({ ...good, ...change }, { error: explain });
  expect(error?.issues[0]?.message).toBe(message);
});

it('says what is expected when nothing came', () => {
  expect(shot.safeParse(undefined, { error: explain }).error?.issues[0]?.message).toBe('Nothing was sent.');
});

it('leaves the words that a schema has of its own', () => {
  const own = z.string().max(1, 'One letter will do.');
  expect(own.safeParse('ab', { error: explain }).error?.issues[0]?.message).toBe('One letter will do.');
});
