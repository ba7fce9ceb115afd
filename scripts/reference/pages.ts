import { apiPage } from './api-page.ts';
import { dialectPages } from './dialect-pages.ts';
import { envPage } from './env-page.ts';
import { errorsPage } from './errors-page.ts';
import { limitsPage } from './limits-page.ts';
import { readingPage } from './reading-page.ts';

/** The pages that are written from the code, by their place. */
export const referencePages: Readonly<Record<string, () => string>> = {
  'docs/reference/api.md': apiPage,
  'docs/reference/env.md': envPage,
  'docs/reference/errors.md': errorsPage,
  'docs/reference/limits.md': limitsPage,
  'docs/engine/reading.md': readingPage,
  ...dialectPages,
};
