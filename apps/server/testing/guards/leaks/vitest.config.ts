import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { watchEngine } from '../watch-engine.ts';

export default defineConfig({
  plugins: [watchEngine([path.join(import.meta.dirname, 'answering')])],
  test: { root: import.meta.dirname, include: ['*.leak.ts'], setupFiles: '../setup.ts' },
});
