import { CSPProvider } from '@base-ui/react/csp-provider';
import { enableHistorySync, NuqsAdapter } from 'nuqs/adapters/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import './bare.css';
import './print.css';
import { AuthProvider } from '../features/sign-in/auth.tsx';
import { keepReferralCode } from '../lib/referral-code.ts';
import { App } from './app.tsx';
import { auth } from './auth.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root.');

keepReferralCode();
enableHistorySync();

createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <NuqsAdapter>
        <AuthProvider store={auth}>
          <App />
        </AuthProvider>
      </NuqsAdapter>
    </CSPProvider>
  </StrictMode>,
);
