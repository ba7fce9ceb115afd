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
  call: Call;
  /** Whether the readable mark stands beside a session. */
  hasSession: () => boolean;
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
  logout: () => Promise<void>;
}

export function createAuthStore({
  call,
  hasSession,
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
  /** Counts sign-outs: an answer that was asked for before one must not bring the person back. */
  let generation = 0;

  const forget = () =>
    change({ user: undefined, isOffline: false, hasExpired: state.hasExpired || state.user !== undefined });

  const askForUser = async () => {
    const asked = generation;
    change({ isFetching: true });
    try {
      const user = await call('GET /api/users/me');
      if (asked === generation) change({ user, isOffline: false, hasExpired: false });
    } catch (error) {
      const told = failure('Failed to fetch user', error);
      const isRefused = error instanceof ApiError && error.status < 500;
      if (error instanceof ApiError && error.status !== 401) logError(told.message);
      if (asked === generation && isRefused) forget();
      // A server in trouble has signed nobody out.
      else if (asked === generation) change({ isOffline: true });
      throw told;
    } finally {
      change({ isFetching: false, isPending: false });
    }
  };

  const fetchUser = () => {
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
          await fetchUser().catch(() => undefined);
          return wanted ?? undefined;
        } catch (error) {
          const told = failure('Failed to exchange code for session token', error);
          logError(told.message);
          throw told;
        }
      })();
      return exchange;
    },

    logout: async () => {
      generation++;
      change({ user: undefined, isOffline: false, hasExpired: false });
      try {
        // Whoever signs out and closes the page is signed out all the same.
        await call('GET /api/logout', { keepalive: true });
      } catch {
        logError('Failed to logout');
      }
    },
  };
}

/** What the specification has a failed call say, with what failed kept beside it. */
function failure(what: string, cause: unknown): Error {
  if (!(cause instanceof ApiError)) return new Error(`${what}: no answer`, { cause });
  return new Error(`${what}: API responded with HTTP status ${cause.status}`, { cause });
}
