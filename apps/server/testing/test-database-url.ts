/** The server to test on, or nothing for the embedded database. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'] || undefined;

/** These are the embedded database's own tests, and the server's are run on another: `vitest.config.ts` says so by an empty one. */
export const isEmbeddedShare = process.env['TEST_DATABASE_URL'] === '';

export const TEMPLATE_DATABASE = 'cuewright_template';

export function withDatabaseName(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}
