import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import type { Person } from '../../testing/people.ts';
import { boardToKeep } from '../../testing/storyboards.ts';

let now = Date.parse('2026-11-23T09:00:00Z');
const { app, person } = await buildTestApp({
  clock: () => new Date(now),
  config: { space: { texts: 1_048_576, pictures: 1_048_576 } },
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = ({ headers }: Person, method: Method, url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });

/** As much as a note takes, of letters that nothing can be saved on. */
const note = () => ({ title: 'Tide tables', content: randomBytes(9_990).toString('hex') });

it('[QUOTA-1] keeps no more texts of a person than their space, says so, and goes on once they have deleted some', async () => {
  const [ana, ben] = [await person(), await person()];
  const ids: string[] = [];
  let answer = await ask(ana, 'POST', '/api/notes', note());
  while (answer.statusCode === 201 && ids.length < 200) {
    ids.push(answer.json().id);
    answer = await ask(ana, 'POST', '/api/notes', note());
  }
  expect(answer.json()).toMatchObject({
    code: 'space-used-up',
    status: 409,
    most_bytes: 1_048_576,
    detail: expect.stringMatching(/^Prompts, notes and storyboards can take 1 MB; yours take \d\.\d MB\.$/),
  });
  // Compressed as they are: more of them fit than were sent, and never more than there is room for.
  expect(ids.length).toBeGreaterThan(40);
  expect(answer.json().kept_bytes).toBeLessThanOrEqual(1_048_576);
  expect((await ask(ana, 'PUT', `/api/notes/${ids[0]}`, note())).json().code).toBe('space-used-up');
  expect((await ask(ben, 'POST', '/api/notes', note())).statusCode).toBe(201);
  expect((await ask(ana, 'GET', '/api/notes')).statusCode).toBe(200);

  for (const id of ids.slice(0, 4))
    expect((await ask(ana, 'DELETE', `/api/notes/${id}`)).statusCode).toBe(204);
  now += 2_000;
  expect((await ask(ana, 'POST', '/api/notes', note())).statusCode).toBe(201);
});

it('[QUOTA-2] a board that is saved again and again takes the room of one', async () => {
  const ana = await person();
  const board = boardToKeep();
  const { id } = (await ask(ana, 'POST', '/api/storyboards', board)).json();
  const frames = board.frames.map((frame) => ({ ...frame, prompt: randomBytes(9_990).toString('hex') }));
  const statuses = new Set<number>();
  for (let save = 0; save < 40; save++)
    statuses.add((await ask(ana, 'PUT', `/api/storyboards/${id}`, { frames })).statusCode);
  expect([...statuses]).toEqual([200]);
});
