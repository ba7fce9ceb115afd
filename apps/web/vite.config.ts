import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { compressOutput } from './build/compress-output.ts';
import { drawStartPage } from './build/draw-start-page.ts';
import { firstCopies } from './build/first-copies.ts';
import { FIRST_STEP, firstLoadGroup } from './build/first-load.ts';
import { laterGroups } from './build/later-groups.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { showStates } from './build/show-states.ts';

/** In development the page is Vite's and its calls go to the API beside it; `npm run dev` sets both ports. */
const { PORT = '3000', API_PORT = '3001' } = process.env;

const product = ['index.html', '404.html', FIRST_STEP];

/** Builds of their own, which the product does not carry: every component, and what the first load is held against. */
const pages: Record<string, readonly string[]> = {
  gallery: ['gallery.html'],
  'react-alone': ['bench/react-alone.html'],
};

/** The first load lists every file that a later one needs: what is shared between steps goes by its hash alone. */
const shortNames: Rolldown.OutputOptions = {
  chunkFileNames: ({ name, isDynamicEntry }) =>
    isDynamicEntry || name === 'start' ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
  assetFileNames: ({ names: [name = ''] }) =>
    name.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
};

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    firstCopies(),
    preloadFonts(),
    mode === 'production' && drawStartPage(),
    mode !== 'gallery' && mode !== 'drawing' && compressOutput(),
    (command === 'serve' || mode === 'gallery') && showStates(),
  ],
  server: {
    port: Number(PORT),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/local-id', '/healthz', '/readyz'].map((path) => [path, `http://localhost:${API_PORT}`]),
    ),
  },
  // What reads, what writes, and the hand of the artist come side by side: together they would be one long file.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // A table of words is one file, however long.
        chunkFileNames: ({ name }) => (name === 'senses' ? 'assets/[hash].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'words', test: /\/engine\/src\/(?:shot-of|text)\// },
            { name: 'senses', test: /\/engine\/src\/language\/(?:words\/|learnt\/table)/ },
            { name: 'language', test: /\/engine\/src\/language\// },
            { name: 'generators', test: /\/engine\/src\/catalogue\// },
            { name: 'dialects', test: /\/engine\/src\/(?:dialects|writing|copies)\// },
            { name: 'things', test: /\/stage\/src\/(?:things|animals)\// },
            { name: 'sets', test: /\/stage\/src\/(?:sets|curated)\// },
            { name: 'stage', test: /\/stage\/src\// },
          ],
        },
      },
    },
  },
  // Nothing is inlined: the content security policy lets no data: address and no inline script through.
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(mode === 'production' && {
        output: { codeSplitting: { groups: [firstLoadGroup, ...laterGroups] }, ...shortNames },
      }),
      ...(mode !== 'drawing' && {
        input: (pages[mode] ?? product).map((page) => path.join(import.meta.dirname, page)),
      }),
    },
  },
}));
