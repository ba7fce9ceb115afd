import { ApiError, type Call, NetworkError, problem } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { createAuthStore, stranger, type User } from './auth-store.ts';

const ana: User = {
  id: '019a0000-0000-7000-8000-00000000a11a',
  email: 'ana@example.org',
  created_at: '2026-11-21T09:00:00.000Z',
  google_user_data: { name: 'Ana Torres', given_name: 'Ana', picture: '' },
  is_admin: false,
};

type Answer = () => unknown;

/** A store over a server that gives these answers, in turn; the last one again and again. */
function storeOver(answers: Record<string, Answer[]>, { hasSession = true } = {}) {
  const asked: string[] = [];
  const logged: string[] = [];
  const left: string[] = [];
  const call = (async (key: string) => {
    asked.push(key);
    const given = answers[key] ?? [];
    const answer = given.length > 1 ? given.shift() : given[0];
    return await answer?.();
  }) as unknown as Call;
  const store = createAuthStore({
    call,
    hasSession: () => hasSession,
    leaveFor: (address) => left.push(address),
    referralCode: () => undefined,
    logError: (message) => logged.push(message),
  });
  return { store, asked, logged, left };
}

const refuse = (code: 'not-signed-in' | 'internal-error') => () => {
  throw new ApiError('GET /api/users/me', problem(code));
};
const noLine = () => {
  throw new NetworkError('GET /api/users/me', 'down');
};

describe('[AUTH-1] who is signed in', () => {
  it('is pending until the first answer, then known', async () => {
    const { store } = storeOver({ 'GET /api/users/me': [() => ana] });
    expect(store.getState()).toMatchObject({ isPending: true, user: undefined });
    const done = store.fetchUser();
    expect(store.getState().isFetching).toBe(true);
    await done;
    expect(store.getState()).toEqual({
      user: ana,
      isPending: false,
      isFetching: false,
      isOffline: false,
      hasExpired: false,
    });
  });

  it('[SESS-1] is not asked without the mark of a session, and nothing is pending', async () => {
    const { store, asked } = storeOver({}, { hasSession: false });
    expect(store.getState().isPending).toBe(false);
    await store.fetchUser();
    expect(asked).toEqual([]);
  });

  it('[HERO-2] is for a stranger what the page was drawn for, and tells nobody of it again', async () => {
    const { store } = storeOver({}, { hasSession: false });
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    await store.fetchUser();
    expect(store.getState()).toBe(stranger);
    expect(told).toBe(0);
  });

  it('is asked once, however many ask at once', async () => {
    const { store, asked } = storeOver({ 'GET /api/users/me': [() => ana] });
    await Promise.all([store.fetchUser(), store.fetchUser(), store.fetchUser()]);
    expect(asked).toEqual(['GET /api/users/me']);
  });

  it('is nobody when the server says no, and the failure says so', async () => {
    const { store } = storeOver({ 'GET /api/users/me': [() => ana, refuse('not-signed-in')] });
    await store.fetchUser();
    await expect(store.fetchUser()).rejects.toThrow(
      'Failed to fetch user: API responded with HTTP status 401',
    );
    expect(store.getState()).toMatchObject({
      user: undefined,
      isPending: false,
      isFetching: false,
      hasExpired: true,
    });
  });

  it('[ME-3] is nobody where the server fails at first, stays who it was where it fails later, and logs why', async () => {
    const told = 'Failed to fetch user: API responded with HTTP status 500';
    const first = storeOver({ 'GET /api/users/me': [refuse('internal-error')] });
    await expect(first.store.fetchUser()).rejects.toThrow(told);
    expect(first.store.getState()).toMatchObject({ user: undefined, isPending: false, hasExpired: false });
    expect(first.logged).toEqual([told]);

    const later = storeOver({ 'GET /api/users/me': [() => ana, refuse('internal-error'), () => ana] });
    await later.store.fetchUser();
    await expect(later.store.fetchUser()).rejects.toThrow(told);
    expect(later.store.getState()).toMatchObject({ user: ana, isPending: false, hasExpired: false });
    await later.store.fetchUser();
    expect(later.store.getState()).toMatchObject({ user: ana, isOffline: false });
  });

  it('stays who it was while the line is down, marked offline, until it is up again', async () => {
    const { store } = storeOver({ 'GET /api/users/me': [() => ana, noLine, () => ana] });
    await store.fetchUser();
    await expect(store.fetchUser()).rejects.toThrow('Failed to fetch user');
    expect(store.getState()).toMatchObject({ user: ana, isOffline: true, isPending: false });
    await store.fetchUser();
    expect(store.getState()).toMatchObject({ user: ana, isOffline: false });
  });
});

describe('[AUTH-2] signing in', () => {
  it('leaves for the address the server gives', async () => {
    const { store, left } = storeOver({
      'GET /api/oauth/google/redirect_url': [() => ({ redirectUrl: 'https://provider.example/' })],
    });
    await store.redirectToLogin({ step: 'optimizer' });
    expect(left).toEqual(['https://provider.example/']);
  });

  it('stays, and logs why, when there is no such address', async () => {
    const { store, left, logged } = storeOver({
      'GET /api/oauth/google/redirect_url': [refuse('internal-error')],
    });
    const told = 'Failed to get login redirect URL: API responded with HTTP status 500';
    await expect(store.redirectToLogin()).rejects.toThrow(told);
    expect({ left, logged }).toEqual({ left: [], logged: [told] });
  });

  it('redeems a code once a page load, then asks who it is', async () => {
    const { store, asked } = storeOver({
      'POST /api/sessions': [() => ({ wanted: { step: 'library' } })],
      'GET /api/users/me': [() => ana],
    });
    const returned = new URLSearchParams('code=a&state=b&iss=c');
    const answers = [store.exchangeCodeForSession(returned), store.exchangeCodeForSession(returned)];
    expect(await Promise.all(answers)).toEqual([{ step: 'library' }, { step: 'library' }]);
    expect(asked).toEqual(['POST /api/sessions', 'GET /api/users/me']);
    expect(store.getState().user).toEqual(ana);
  });

  it('says so when there is no code, or the server refuses it', async () => {
    await expect(storeOver({}).store.exchangeCodeForSession(new URLSearchParams())).rejects.toThrow(
      'Cannot exchange code for session token: no code provided in the URL search params.',
    );
    const { store, logged } = storeOver({ 'POST /api/sessions': [refuse('not-signed-in')] });
    const told = 'Failed to exchange code for session token: API responded with HTTP status 401';
    await expect(store.exchangeCodeForSession(new URLSearchParams('code=a'))).rejects.toThrow(told);
    expect(logged).toEqual([told]);
  });
});

describe('[AUTH-3] signing out', () => {
  it('forgets the person before the server has answered', async () => {
    let answer: (() => void) | undefined;
    const { store } = storeOver({
      'GET /api/users/me': [() => ana],
      'GET /api/logout': [() => new Promise<void>((resolve) => (answer = resolve))],
    });
    await store.fetchUser();
    const done = store.logout();
    expect(store.getState().user).toBeUndefined();
    answer?.();
    await done;
  });

  it('is not undone by an answer that was on its way', async () => {
    let answer: ((user: User) => void) | undefined;
    const { store } = storeOver({
      'GET /api/users/me': [() => new Promise<User>((resolve) => (answer = resolve))],
    });
    const fetching = store.fetchUser();
    await store.logout();
    answer?.(ana);
    await fetching;
    expect(store.getState().user).toBeUndefined();
  });

  it('logs that the server did not hear of it', async () => {
    const { store, logged } = storeOver({ 'GET /api/logout': [noLine] });
    await store.logout();
    expect(logged).toEqual(['Failed to logout']);
  });
});
