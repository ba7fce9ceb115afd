import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Every picture that a screen shows out of the store is this one: a browser asks for it past the page's own calls. */
export function oneStoredFile(): Plugin {
  const picture = fs.readFileSync(path.join(import.meta.dirname, '../public/icon.svg'));
  return {
    name: 'one-stored-file',
    configureServer: ({ middlewares }) => {
      middlewares.use('/api/files', (_request, answer) => {
        answer.setHeader('content-type', 'image/svg+xml');
        answer.end(picture);
      });
    },
  };
}
