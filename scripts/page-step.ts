import { findChromium } from './find-chromium.ts';
import { runVitest, type Step } from './steps.ts';

/**
 * Components and screens, many to one load of the page, in the browser that the journeys use. With React's production build:
 * the development build warns about more, but takes half as long again.
 */
export const pageStep = (env: Record<string, string> = { NODE_ENV: 'production' }): Step => ({
  name: 'page',
  run: async (place) => {
    const chromium = await findChromium();
    if ('missing' in chromium) {
      const complaint = { test: 'the whole', message: chromium.missing, isUneven: false };
      return { passed: 0, failed: 1, complaints: [complaint] };
    }
    return await runVitest(place, {
      name: 'page',
      projects: ['page'],
      env: { CHROME_PATH: chromium.path, ...env },
      words: [],
    });
  },
});
