import { findChromium } from './find-chromium.ts';
import { runVitest, type Step } from './steps.ts';

/**
 * Components and screens, many to one load of the page, in the browser that the journeys use: with React as it is
 * built, or as it is developed with, which warns of what is wrong and takes a third longer.
 */
export const pageStep = (react: 'production' | 'development'): Step => ({
  name: 'page',
  run: async (place) => {
    const chromium = await findChromium();
    if ('missing' in chromium) {
      const complaint = { test: 'the whole', message: chromium.missing, isUneven: false };
      return { passed: 0, failed: 1, complaints: [complaint] };
    }
    const env = { CHROME_PATH: chromium.path, NODE_ENV: react };
    return await runVitest(place, { name: 'page', projects: ['page'], env, words: [] });
  },
});
