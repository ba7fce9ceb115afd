import { findChromium } from './find-chromium.ts';
import { say } from './project.ts';
import { type Step, vitestStep } from './steps.ts';

/** Components and screens, many to one load of the page, in the browser that the journeys use. */
export const pageStep: Step = {
  name: 'page',
  run: async () => {
    const chromium = await findChromium();
    if ('missing' in chromium) {
      say(chromium.missing);
      return { passed: 0, failed: 1 };
    }
    return await vitestStep('page', ['page'], { CHROME_PATH: chromium.path }).run();
  },
};
