import { type APIRequestContext, expect } from '@playwright/test';

export interface PersonToBe {
  email: string;
  name: string;
  /** Leaves the profile to be completed. */
  isNew: boolean;
}

/** The way through the local provider that a browser takes, without its pages. */
export async function signInByRequests(
  request: APIRequestContext,
  { email = `${crypto.randomUUID()}@example.org`, name = 'Ana Torres', isNew = false }: Partial<PersonToBe>,
): Promise<void> {
  const begun = await request.get('/api/oauth/google/redirect_url');
  const { redirectUrl } = await begun.json();
  const page = await request.get(redirectUrl);
  const back = await request.post(page.url(), { form: { email, name } });
  const returned = Object.fromEntries(new URL(back.url()).searchParams);
  const session = await request.post('/api/sessions', { data: returned });
  expect(session.status()).toBe(201);
  if (isNew) return;
  const data = {
    full_name: name,
    phone: '+34600123456',
    email,
    job: 'Cinematographer',
    intro: 'Documentaries.',
  };
  expect((await request.post('/api/user-profile', { data })).status()).toBe(200);
}
