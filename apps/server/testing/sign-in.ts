import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Walks to the local provider and back, up to the parameters that the page's callback is given. */
export async function returnFromProvider(
  visitor: Visitor,
  { email, name, query = '' }: { email: string; name: string; query?: string },
): Promise<Record<string, string>> {
  const begun = await visitor.get(`/api/oauth/google/redirect_url${query}`);
  expect(begun.statusCode).toBe(200);
  return await approve(visitor, begun.json().redirectUrl, { email, name });
}

/** Says at the local provider who it is, for a sign-in that was begun. */
export async function approve(
  visitor: Visitor,
  redirectUrl: string,
  { email, name }: { email: string; name: string },
): Promise<Record<string, string>> {
  const entry = await visitor.get(redirectUrl);
  const { address: choose } = await visitor.follow(entry, '/local-id');
  const form = new URLSearchParams({ email, name }).toString();
  const { address } = await visitor.follow(await visitor.post(choose.href, form), '/local-id');
  expect(address.pathname).toBe('/auth/callback');
  return Object.fromEntries(address.searchParams);
}

/** Signs in through the real local provider. */
export async function signIn(
  visitor: Visitor,
  { email = 'ana@example.org', name = 'Ana Torres', query = '' } = {},
): Promise<LightMyRequestResponse> {
  return await visitor.post('/api/sessions', await returnFromProvider(visitor, { email, name, query }));
}
