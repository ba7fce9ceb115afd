import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { signIn } from '../../../../testing/sign-in.ts';
import { Visitor } from '../../../../testing/visitor.ts';

const { app, db } = await buildTestApp({ config: { hasRateLimits: false } });
let meanwhile: (() => Promise<unknown>) | undefined;
app.addHook('preHandler', async () => await meanwhile?.());

const filledIn = {
  full_name: ' Ana Torres ',
  phone: '+34 (600) 123-456',
  email: 'ana@studio.example',
  intro: 'Director of photography.\r\nDocumentaries.',
  job: 'Cinematographer',
};

async function newcomer(): Promise<Visitor> {
  const visitor = new Visitor(app);
  await signIn(visitor, { email: `${crypto.randomUUID()}@example.org` });
  return visitor;
}

it.each([
  ['GET', '/api/users/me', undefined],
  ['GET', '/api/user-profile', undefined],
  ['PATCH', '/api/user-profile', { bio: 'Gone' }],
  ['POST', '/api/user-profile', filledIn],
  ['DELETE', '/api/users/me', { email: 'gone@example.org' }],
] as const)(
  '[ME-2] an account that goes in the middle of %s %s is no fault of ours',
  async (method, url, payload) => {
    const visitor = await newcomer();
    const { id } = (await visitor.get('/api/users/me')).json();
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    meanwhile = () => db.deleteFrom('users').where('id', '=', id).execute();
    const answer = await app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    meanwhile = undefined;
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
  },
);

describe('[ME-2] somebody who is not signed in', () => {
  it.each(['/api/users/me', '/api/user-profile'])('gets 401 from %s', async (address) => {
    expect((await new Visitor(app).get(address)).json()).toMatchObject({ code: 'not-signed-in' });
  });

  it('saves no profile', async () => {
    expect((await new Visitor(app).post('/api/user-profile', filledIn)).statusCode).toBe(401);
  });
});

describe('[PROF-5] the profile', () => {
  it('begins with what the provider said, not completed', async () => {
    const answer = await (await newcomer()).get('/api/user-profile');
    expect(answer.json()).toEqual({
      full_name: 'Ana Torres',
      email: expect.stringMatching(/@example\.org$/),
      phone: '',
      job: '',
      intro: '',
      bio: '',
      interests: [],
      preferences: { font_size: null, image_scale: null, theme: null },
      profile_completed: false,
      prompts_used: 0,
      total_prompts: 0,
      is_premium: false,
      created_at: expect.stringMatching(/Z$/),
    });
  });

  it('tells how many prompts the person keeps', async () => {
    const visitor = await newcomer();
    const kept = { title: 'Quay', prompt_text: 'A quay at dusk', mode: 'photo' };
    const { id } = (await visitor.post('/api/prompts', kept)).json();
    await visitor.post('/api/prompts', kept);
    expect((await visitor.get('/api/user-profile')).json().total_prompts).toBe(2);
    await visitor.delete(`/api/prompts/${id}`);
    expect((await visitor.get('/api/user-profile')).json().total_prompts).toBe(1);
  });

  it('is completed by saving it, and can be saved again', async () => {
    const visitor = await newcomer();
    const saved = await visitor.post('/api/user-profile', filledIn);
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({
      full_name: 'Ana Torres',
      intro: 'Director of photography.\nDocumentaries.',
      profile_completed: true,
    });
    await visitor.post('/api/user-profile', { ...filledIn, job: 'Director' });
    expect((await visitor.get('/api/user-profile')).json()).toMatchObject({
      job: 'Director',
      profile_completed: true,
      created_at: saved.json().created_at,
    });
  });

  it('is one’s own', async () => {
    await (await newcomer()).post('/api/user-profile', filledIn);
    expect((await (await newcomer()).get('/api/user-profile')).json()).toMatchObject({
      profile_completed: false,
    });
  });

  it('[PROF-1] names every field that needs a look at once, in the specified words', async () => {
    const visitor = await newcomer();
    const { errors } = (await visitor.post('/api/user-profile', { phone: '0', email: 'nobody' })).json();
    expect(errors).toEqual([
      { field: 'body.full_name', message: 'Full name is required' },
      { field: 'body.phone', message: 'Please enter a valid phone number' },
      { field: 'body.email', message: 'Please enter a valid email address' },
      { field: 'body.intro', message: 'Introduction is required' },
      { field: 'body.job', message: 'Job/Profession is required' },
    ]);
    expect((await visitor.get('/api/user-profile')).json()).toMatchObject({ profile_completed: false });
  });
});

describe('[PROF-6] what somebody says of themselves and how they like the page', () => {
  it('is kept before the profile is, and each thing by itself', async () => {
    const visitor = await newcomer();
    const { preferences } = (
      await visitor.patch('/api/user-profile', { preferences: { font_size: 18 } })
    ).json();
    expect(preferences).toEqual({ font_size: 18, image_scale: null, theme: null });
    await visitor.patch('/api/user-profile', { preferences: { theme: 'paper', font_size: null } });
    await visitor.patch('/api/user-profile', { bio: ' Night exteriors. ', interests: ['film'] });
    await visitor.post('/api/user-profile', filledIn);
    expect((await visitor.get('/api/user-profile')).json()).toMatchObject({
      profile_completed: true,
      bio: 'Night exteriors.',
      interests: ['film'],
      preferences: { font_size: null, image_scale: null, theme: 'paper' },
    });
  });

  it('is refused where it is none, every field at once', async () => {
    const visitor = await newcomer();
    const { errors } = (
      await visitor.patch('/api/user-profile', {
        bio: 'x'.repeat(1_001),
        preferences: { font_size: 13, image_scale: 225, theme: 'neon' },
      })
    ).json();
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'body.bio',
      'body.preferences.font_size',
      'body.preferences.image_scale',
      'body.preferences.theme',
    ]);
    expect((await visitor.patch('/api/user-profile', {})).json().code).toBe('invalid-request');
  });

  it('needs a session', async () => {
    expect((await new Visitor(app).patch('/api/user-profile', { bio: 'x' })).statusCode).toBe(401);
  });
});
