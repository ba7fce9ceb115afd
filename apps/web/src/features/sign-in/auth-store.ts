import { ApiError, type Call, type CallAnswer, signInMessages, type WantedStep } from '@cuewright/contract';

export type User = CallAnswer<'GET /api/users/me'>;

export interface AuthState {
  /** Nobody until it is known, and after signing out. */
  user: User | undefined;
  /** From the start until the first answer, of whatever kind. */
  isPending: boolean;
  isFetching: boolean;
  /** The server is not reached, or cannot say: the user is the last one known. */
  isOffline: boolean;
  /** The session ended without the person's doing. */
  hasExpired: boolean;
}

/** Whom the page is drawn for before there is a browser, and who has no session here. */
export const stranger: AuthState = {
  user: undefined,
  isPending: false,
  isFetching: false,
  isOffline: false,
  hasExpired: false,
};

interface AuthParts {
  /** In the name of whom the page shows. */
  call: Call;
  /** In nobody's name: who is signed in is what it asks. */
  ask: Call;
  /** Whether the readable mark stands beside a session. */
  hasSession: () => boolean;
  /** Begins the page anew: somebody else is signed in than it was opened for. */
  startAnew: () => void;
  /** Other tabs of this browser are to look who is signed in. */
  tellOtherTabs: () => void;
  /** Sends what still waits to be sent in the person's name. */
  finishWaiting: () => Promise<void>;
  /** Leaves the page for the provider's. */
  leaveFor: (address: string) => void;
  logError: (message: string) => void;
  /** The code of whoever sent this visitor. */
  referralCode: () => string | undefined;
}

export interface AuthStore {
  getState: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** Asks who is signed in. Those who ask while an answer is on its way get the same one. */
  fetchUser: () => Promise<void>;
  /** Sends the browser to the provider. Answers only when that failed. */
  redirectToLogin: (wanted?: WantedStep) => Promise<void>;
  /** Redeems what came back, at most once a page load, and tells where the person was going. */
  exchangeCodeForSession: (returned: URLSearchParams) => Promise<WantedStep | undefined>;
  /** Throws when the server did not hear of it: then the person stays signed in. */
  logout: () => Promise<void>;
  /** The session has been ended already, in other words than by signing out. */
  forgetUser: () => void;
}

const ANSWER_WITHIN_MS = 15_000;

export function createAuthStore({
  call,
  ask,
  hasSession,
  startAnew,
  tellOtherTabs,
  finishWaiting,
  leaveFor,
  logError,
  referralCode,
}: AuthParts): AuthStore {
  let state: AuthState = hasSession() ? { ...stranger, isPending: true } : stranger;
  const listeners = new Set<() => void>();
  const change = (part: Partial<AuthState>) => {
    const next = { ...state, ...part };
    // Who listens draws the whole page anew: not for what is as it was.
    if ((Object.keys(next) as (keyof AuthState)[]).every((key) => next[key] === state[key])) return;
    state = next;
    for (const listener of listeners) listener();
  };

  let fetching: Promise<void> | undefined;
  let exchange: Promise<WantedStep | undefined> | undefined;
  let leaving: Promise<void> | undefined;
  /** For whom the page has shown anything so far. What it holds of theirs is for nobody else. */
  let shown: string | undefined;
  /** Counts sign-outs: an answer that was asked for before one must not bring the person back. */
  let generation = 0;

  const forget = () =>
    change({ user: undefined, isOffline: false, hasExpired: state.hasExpired || state.user !== undefined });

  const forgetUser = () => {
    generation++;
    change({ user: undefined, isOffline: false, hasExpired: false });
    tellOtherTabs();
  };

  const askForUser = async () => {
    const asked = generation;
    change({ isFetching: true });
    try {
      const user = await ask('GET /api/users/me');
      if (asked !== generation) return;
      if (shown !== undefined && shown !== user.id) return startAnew();
      shown = user.id;
      change({ user, isOffline: false, hasExpired: false });
    } catch (error) {
      const told = failure('Failed to fetch user', error);
      if (error instanceof ApiError && error.status !== 401) logError(told.message);
      // Only a clear no takes the person away; a server that is busy or away has not said who is here.
      const isNobody = error instanceof ApiError && error.code === 'not-signed-in';
      if (asked === generation) isNobody ? forget() : change({ isOffline: true });
      throw told;
    } finally {
      change({ isFetching: false, isPending: false });
    }
  };

  const fetchUser = () => {
    // Whoever is signing out is not asked to sign in again.
    if (leaving) return Promise.resolve();
    if (!hasSession()) {
      forget();
      change({ isPending: false });
      return Promise.resolve();
    }
    fetching ??= askForUser().finally(() => {
      fetching = undefined;
    });
    return fetching;
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetchUser,

    redirectToLogin: async (wanted) => {
      try {
        const { redirectUrl } = await call('GET /api/oauth/google/redirect_url', {
          query: { ...wanted, ref: referralCode() },
        });
        leaveFor(redirectUrl);
      } catch (error) {
        const told = failure('Failed to get login redirect URL', error);
        logError(told.message);
        throw told;
      }
    },

    exchangeCodeForSession: (returned) => {
      exchange ??= (async () => {
        const code = returned.get('code');
        if (!code) {
          throw new Error(signInMessages.noCodeToExchange);
        }
        try {
          const body = { ...Object.fromEntries(returned), code };
          const { wanted } = await call('POST /api/sessions', { body });
          // An answer that is still on its way is of before.
          await fetching?.catch(() => undefined);
          // This page has shown nobody anything yet that another may not see.
          shown = undefined;
          await fetchUser().catch(() => undefined);
          tellOtherTabs();
          return wanted ?? undefined;
        } catch (error) {
          const told = failure('Failed to exchange code for session token', error);
          logError(told.message);
          throw told;
        }
      })();
      return exchange;
    },

    logout: () => {
      leaving ??= (async () => {
        await finishWaiting();
        try {
          // Whoever signs out and closes the page is signed out all the same.
          await call('GET /api/logout', { keepalive: true, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
        } catch (error) {
          const code = error instanceof ApiError ? error.code : undefined;
          // There is no session any more: that is what was wanted.
          if (code !== 'not-signed-in') {
            leaving = undefined;
            if (code === 'another-person') void fetchUser().catch(() => undefined);
            else logError('Failed to logout');
            throw failure('Failed to logout', error);
          }
        }
        forgetUser();
      })().finally(() => {
        leaving = undefined;
      });
      return leaving;
    },

    forgetUser,
  };
}

/** What the specification has a failed call say, with what failed kept beside it. */
function failure(what: string, cause: unknown): Error {
  if (!(cause instanceof ApiError)) return new Error(`${what}: no answer`, { cause });
  return new Error(`${what}: API responded with HTTP status ${cause.status}`, { cause });
}
