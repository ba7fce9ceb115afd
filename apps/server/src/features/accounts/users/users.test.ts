import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { signIn } from '../../../../testing/sign-in.ts';
import { Visitor } from '../../../../testing/visitor.ts';

const { app } = await buildTestApp({ config: { hasRateLimits: false } });

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
      interests: [],
      profile_completed: false,
      prompts_used: 0,
      total_prompts: 0,
      is_premium: false,
      created_at: expect.stringMatching(/Z$/),
    });
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
