import { expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { returnFromProvider, signIn } from '../../../testing/sign-in.ts';
import { Visitor } from '../../../testing/visitor.ts';

const start = Date.parse('2026-11-21T09:00:00Z');
const { app, db } = await buildTestApp({ config: { hasRateLimits: false } });

it('[SIGN-1] signs somebody in through the local provider, and knows them again', async () => {
  const visitor = new Visitor(app);
  const answer = await signIn(visitor);
  expect(answer.statusCode).toBe(201);
  const me = await visitor.get('/api/users/me');
  expect(me.json()).toEqual({
    id: expect.any(String),
    email: 'ana@example.org',
    created_at: expect.any(String),
    google_user_data: { name: 'Ana Torres', given_name: 'Ana', picture: '' },
    is_admin: false,
  });
  const again = new Visitor(app);
  await signIn(again);
  expect((await again.get('/api/users/me')).json().id).toBe(me.json().id);
});
