import { call } from '../../lib/api.ts';
import { every } from '../../lib/every.ts';
import { logError } from '../../lib/log-error.ts';
import { createCounters } from './counters-store.ts';

/** Of this page, however often the start page comes and goes. */
export const counters = createCounters({
  call,
  clock: Date.now,
  random: Math.random,
  every,
  isVisible: () => document.visibilityState === 'visible',
  onVisible: (work) => {
    const look = () => document.visibilityState === 'visible' && work();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  },
  logError,
});
