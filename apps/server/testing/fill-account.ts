import { genres } from '@cuewright/engine/content/genres';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { insertUser } from '../src/features/accounts/users/repository.ts';
import { recordPicture } from '../src/features/storyboards/drawn-pictures.ts';
import { reserve } from '../src/features/usage/commands.ts';
import { earnCredits } from '../src/features/usage/credits.ts';
import { storeBytes } from '../src/services/blobs/commands.ts';
import { somePhoto } from './bad-pictures.ts';
import { somePicture } from './pictures.ts';
import type { Visitor } from './visitor.ts';

/** Gives somebody at least one row in every table of people's, with this word in whatever is text of theirs. */
export async function fillAccount(app: FastifyInstance, visitor: Visitor, word: string): Promise<string> {
  const { deps } = app;
  const { id } = (await visitor.get('/api/users/me')).json();
  const done = async (answer: Promise<{ statusCode: number; body: string }>) =>
    expect((await answer).statusCode, (await answer).body).toBeLessThan(300);

  const profile = { full_name: word, phone: '+34600123456', email: 'a@b.example', intro: word, job: word };
  await done(visitor.post('/api/user-profile', profile));
  await done(visitor.patch('/api/user-profile', { bio: word, preferences: { theme: 'paper' } }));
  await done(visitor.post('/api/notes', { title: word, content: word }));
  await done(visitor.post('/api/brainstorm-notes', { title: word, content: word }));
  await done(
    visitor.post('/api/prompts', {
      title: word,
      description: word,
      prompt_text: word,
      json_config: '{"mode":"photo"}',
    }),
  );
  const picture = await (await somePhoto()).jpeg().toBuffer();
  const url = `data:image/jpeg;base64,${picture.toString('base64')}`;
  await done(visitor.post('/api/image-references', { title: word, url, description: word }));
  await deps.db.insertInto('carried_usage').values({ user_id: id, day: '2026-11-20', used: 1 }).execute();
  await deps.db
    .insertInto('refusals')
    .values({ id: deps.newId(), user_id: id, method: null, created_at: deps.clock() })
    .execute();
  await deps.db.insertInto('model_costs').values({ user_id: id, day: '2026-11-20', micros: 1_200 }).execute();
  await done(visitor.post('/api/track-share', { platform: 'twitter' }));
  await done(
    visitor.post('/api/optimize', {
      idea: `A quay at dusk, “${word}” painted on a crate`,
      genre: genres[0]?.id ?? '',
      mode: 'photo',
    }),
  );
  const times = { created_at: deps.clock(), updated_at: deps.clock() };
  const board = { title: word, original_prompt: word, ratio: '16:9', frames: '[]', prompt_id: null };
  await deps.db
    .insertInto('storyboards')
    .values({ id: deps.newId(), user_id: id, ...board, ...times })
    .execute();
  await recordPicture(deps.db, deps, await storeBytes(deps, id, somePicture()));
  const friend = deps.newId();
  const [created_at, earned_at] = [deps.clock(), null];
  await insertUser(deps.db, { id: friend, created_at });
  await deps.db
    .insertInto('referrals')
    .values([
      { friend_id: id, sharer_id: null, created_at, earned_at },
      { friend_id: friend, sharer_id: id, created_at, earned_at },
    ])
    .execute();
  await earnCredits(deps.db, deps, id, { credits: 3, reason: 'shared' });
  await done(visitor.post('/api/usage/increment', { method: 'guided' }));
  const reserved = await reserve(deps, { id, isAdmin: false }, { method: 'optimizer', seconds: 60 });
  expect(reserved.ok).toBe(true);
  const bought = { planId: 'monthly', userId: id, returnUrl: '/' };
  const { session_id } = (await visitor.post('/api/payments/create-session', bought)).json();
  await done(visitor.post(`/api/payments/${session_id}/demo`, { outcome: 'paid' }));
  const deed = { action: 'give-credits', admin_id: id, user_id: id, reason: word, credits: 3 } as const;
  await deps.db
    .insertInto('admin_audit')
    .values({ id: deps.newId(), ...deed, created_at: deps.clock() })
    .execute();
  return id;
}
