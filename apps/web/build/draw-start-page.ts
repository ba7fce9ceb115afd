import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { FIRST_STEP } from './first-load.ts';

const DRAWER = 'src/app/draw-start-page.tsx';
const ROOT = '<div id="root"></div>';
const NOSCRIPT = /<noscript>[\s\S]*<\/noscript>/;

/**
 * Draws the start page into the built HTML, so that it is read before any script has come, and where none runs. The
 * page of every other step is kept beside it as it was.
 */
export function drawStartPage(): Plugin {
  let root = '';
  return {
    name: 'draw-start-page',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }, bundle) => {
        const page = await fs.readFile(path.join(dir, 'index.html'), 'utf8');
        if (!page.includes(ROOT) || !NOSCRIPT.test(page))
          throw new Error('index.html has lost its #root or its noscript.');
        await fs.writeFile(path.join(dir, 'app.html'), page);
        const html = await draw(root);
        const drawn = page
          .replace(
            NOSCRIPT,
            '<noscript><p class="bare">Writing your own shot and signing in need JavaScript, which is switched off in this browser.</p></noscript>',
          )
          .replace(ROOT, () => `<div id="root" data-drawn>${html}</div>`);
        const { styles, scripts } = links(bundle, page);
        const linked = stylesFirst(drawn, styles).replace('</head>', () => `${scripts}</head>`);
        await fs.writeFile(path.join(dir, 'index.html'), linked);
      },
    },
  };
}

/** The page as React writes it, by a build of its own for Node. */
async function draw(root: string): Promise<string> {
  const outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-drawn-'));
  try {
    await build({
      root,
      mode: 'drawing',
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: DRAWER,
        outDir,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'draw.mjs' } },
      },
    });
    const { drawStartPage } = await import(pathToFileURL(path.join(outDir, 'draw.mjs')).href);
    return await drawStartPage();
  } finally {
    await fs.rm(outDir, { recursive: true, force: true });
  }
}

const THEME = '<script src="/theme.js"></script>';
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/** A browser has few connections, and gives them out in order: what holds up the first look comes before the rest. */
function stylesFirst(page: string, ofTheStep: string): string {
  if (!page.includes(THEME)) throw new Error('index.html has lost its theme.js.');
  const ofTheShell = (page.match(SHEET) ?? []).map((sheet) => sheet.trim()).join('');
  return page.replace(SHEET, '').replace(THEME, () => THEME + ofTheShell + ofTheStep);
}

/** The step is a chunk of its own: its styles come with the page, its scripts right behind. */
function links(bundle: Rolldown.OutputBundle, page: string): { styles: string; scripts: string } {
  const step = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${FIRST_STEP}`),
  );
  if (!step) throw new Error(`The build has no chunk for ${FIRST_STEP}.`);
  const chunks = [...withImports(step.fileName, bundle)].flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? [chunk] : [];
  });
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const isNew = (file: string) => !page.includes(`/${file}"`);
  return {
    styles: [...new Set(styles)]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      .join(''),
    scripts: chunks
      .map(({ fileName }) => fileName)
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join(''),
  };
}

function withImports(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const next of chunk.imports) withImports(next, bundle, found);
  return found;
}
