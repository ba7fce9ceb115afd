import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode, useEffect } from 'react';
import { Router } from 'wouter';
import { AuthProvider } from '../features/sign-in/auth.tsx';
import type { AuthStore } from '../features/sign-in/auth-store.ts';
import { App } from './app.tsx';

/** Everything, as it is drawn at build and taken over in the browser. */
export function Root({ auth }: { auth: AuthStore }) {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-drawn'), []);
  return (
    <StrictMode>
      <CSPProvider disableStyleElements>
        <Router ssrPath="/">
          <AuthProvider store={auth}>
            <App />
          </AuthProvider>
        </Router>
      </CSPProvider>
    </StrictMode>
  );
}
