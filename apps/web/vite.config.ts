import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts } from './build/preload-fonts.ts';
import { showStates } from './build/show-states.ts';

/** In development the page is Vite's and its calls go to the API beside it; `npm run dev` sets both ports. */
const { PORT = '3000', API_PORT = '3001' } = process.env;

export default defineConfig(({ command, mode }) => ({
  plugins: [react(), preloadFonts(), (command === 'serve' || mode === 'gallery') && showStates()],
  server: {
    port: Number(PORT),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz'].map((path) => [path, `http://localhost:${API_PORT}`]),
    ),
  },
  // Nothing is inlined: the content security policy lets no data: address and no inline script through.
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    sourcemap: false,
    // The gallery of components and the sample app are a build of their own; the product does not carry them.
    rolldownOptions: {
      input: (mode === 'gallery' ? ['gallery', 'sample-app'] : ['index']).map(
        (page) => `${import.meta.dirname}/${page}.html`,
      ),
    },
  },
}));
