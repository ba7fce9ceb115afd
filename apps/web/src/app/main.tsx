import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import './bare.css';
import './print.css';
import { trackVisits } from '../features/counters/track-visits.ts';
import { call } from '../lib/api.ts';
import { every } from '../lib/every.ts';
import { logError } from '../lib/log-error.ts';
import { keepReferralCode } from '../lib/referral-code.ts';
import { keepTyped } from '../lib/typed-before.ts';
import { auth } from './auth.ts';
import { followSession } from './follow-session.ts';
import { preloadHero } from './hero.tsx';
import { Root } from './root.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root.');

keepReferralCode();
followSession(auth);

const page = <Root auth={auth} />;
const draw = () => createRoot(root).render(page);
// What the build has drawn is taken over as it stands, once its code is here, and in pieces: the page answers between them.
const takeOver = () => {
  keepTyped(root);
  startTransition(() => void hydrateRoot(root, page));
};
if ('drawn' in root.dataset) preloadHero().then(takeOver, draw);
else draw();

trackVisits({ call, every, isVisible: () => document.visibilityState === 'visible', logError });
