import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { type AuthState, type AuthStore, stranger } from './auth-store.ts';

const AuthContext = createContext<AuthStore | undefined>(undefined);

/** Knows who is signed in, for everything below it. */
export function AuthProvider({ store, children }: { store: AuthStore; children: ReactNode }) {
  useEffect(() => {
    const fetchQuietly = () => void store.fetchUser().catch(() => undefined);
    fetchQuietly();
    addEventListener('online', fetchQuietly);
    return () => removeEventListener('online', fetchQuietly);
  }, [store]);
  return <AuthContext value={store}>{children}</AuthContext>;
}

export type Auth = AuthState & Omit<AuthStore, 'getState' | 'subscribe'>;

export function useAuth(): Auth {
  const store = useContext(AuthContext);
  if (!store) throw new Error('useAuth must be used within a AuthProvider');
  const state = useSyncExternalStore(store.subscribe, store.getState, () => stranger);
  const { fetchUser, redirectToLogin, exchangeCodeForSession, logout, forgetUser } = store;
  return { ...state, fetchUser, redirectToLogin, exchangeCodeForSession, logout, forgetUser };
}
