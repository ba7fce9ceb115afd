/** The addresses that have a screen, as routes are written. A feature adds its own with its screen; any other is not found. */
export const pages: readonly string[] = [
  '/',
  '/auth/callback',
  '/admin',
  '/checkout/:session',
  '/privacy',
  '/terms',
  '/contact',
  '/reading',
];
