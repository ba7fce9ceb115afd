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
  /** What the page did beside asking: begun anew, told other tabs, sent what waited. */
  const done: string[] = [];
  const call = (async (key: string) => {
    asked.push(key);
    const given = answers[key] ?? [];
    const answer = given.length > 1 ? given.shift() : given[0];
    return await answer?.();
  }) as unknown as Call;
  const store = createAuthStore({
    call,
    ask: call,
    hasSession: () => hasSession,
    startAnew: () => done.push('anew'),
    tellOtherTabs: () => done.push('told'),
    finishWaiting: async () => {
      await undefined;
      done.push('sent');
      asked.push('what waited');
    },
    leaveFor: (address) => left.push(address),
    referralCode: () => undefined,
    logError: (message) => logged.push(message),
  });
  return { store, asked, logged, left, done };
}

const refuse = (code: 'not-signed-in' | 'another-person' | 'internal-error') => () => {
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

describe('[WHO-2] looking who is here', () => {
  it('takes nobody away because the server is busy', async () => {
    const { store } = storeOver({ 'GET /api/users/me': [() => ana, refuse('internal-error'), () => ana] });
    await store.fetchUser();
    await store.fetchUser().catch(() => undefined);
    expect(store.getState()).toMatchObject({ user: ana, isOffline: true, hasExpired: false });
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

describe('[WHO-2] somebody else who is signed in by now', () => {
  const bo: User = { ...ana, id: '019a0000-0000-7000-8000-0000000000b0', email: 'bo@example.org' };

  it('is not shown on a page that was another person’s: it begins anew', async () => {
    const { store, done } = storeOver({ 'GET /api/users/me': [() => ana, () => bo] });
    await store.fetchUser();
    await store.fetchUser();
    expect(store.getState().user).toEqual(ana);
    expect(done).toEqual(['anew']);
  });

  it('nor on one whose person has signed out since', async () => {
    const { store, done } = storeOver({
      'GET /api/users/me': [() => ana, refuse('not-signed-in'), () => bo],
    });
    await store.fetchUser();
    await store.fetchUser().catch(() => undefined);
    await store.fetchUser();
    expect([store.getState().user, done]).toEqual([undefined, ['anew']]);
  });

  it('is shown where nobody was, and where they have just come back from signing in', async () => {
    const { store, done } = storeOver({
      'POST /api/sessions': [() => ({ wanted: null })],
      'GET /api/users/me': [() => ana, () => bo],
    });
    await store.fetchUser();
    await store.exchangeCodeForSession(new URLSearchParams('code=a'));
    expect([store.getState().user, done]).toEqual([bo, ['told']]);
  });
});

describe('[AUTH-3] signing out', () => {
  it('sends what waits, calls the server, and only then forgets the person and tells the other tabs', async () => {
    let answer: (() => void) | undefined;
    const { store, asked, done } = storeOver({
      'GET /api/users/me': [() => ana],
      'GET /api/logout': [() => new Promise<void>((resolve) => (answer = resolve))],
    });
    await store.fetchUser();
    const left = [store.logout(), store.logout()];
    await expect.poll(() => asked).toEqual(['GET /api/users/me', 'what waited', 'GET /api/logout']);
    expect(store.getState().user).toEqual(ana);
    answer?.();
    await Promise.all(left);
    expect(store.getState()).toMatchObject({ user: undefined, hasExpired: false });
    expect(done).toEqual(['sent', 'told']);
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

  it.each([
    ['no line', noLine],
    ['a broken server', refuse('internal-error')],
  ])('[OUT-3] that fails for %s says so and stays signed in', async (_, fails) => {
    const { store, logged, done } = storeOver({
      'GET /api/users/me': [() => ana],
      'GET /api/logout': [fails, () => undefined],
    });
    await store.fetchUser();
    await expect(store.logout()).rejects.toThrow('Failed to logout');
    expect([store.getState().user, logged, done]).toEqual([ana, ['Failed to logout'], ['sent']]);
    await store.logout();
    expect(store.getState().user).toBeUndefined();
  });

  it('[OUT-3] is done where the session had ended already, and asks nobody to sign in again', async () => {
    const { store, logged } = storeOver({
      'GET /api/users/me': [() => ana],
      'GET /api/logout': [refuse('not-signed-in')],
    });
    await store.fetchUser();
    await store.logout();
    expect(store.getState()).toMatchObject({ user: undefined, hasExpired: false });
    expect(logged).toEqual([]);
  });

  it('[WHO-2] does not sign out somebody else, but begins anew for them', async () => {
    const { store, done } = storeOver({
      'GET /api/users/me': [() => ana, () => ({ ...ana, id: 'bo' })],
      'GET /api/logout': [refuse('another-person')],
    });
    await store.fetchUser();
    await store.logout().catch(() => undefined);
    await expect.poll(() => done).toEqual(['sent', 'anew']);
  });
});
