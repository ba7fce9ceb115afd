import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readShot } from '../packages/engine/src/shot-of/index.ts';
import { drawShot, type Theme } from '../packages/stage/src/index.ts';
import { root, say } from './project.ts';
import { sketchShots } from './sketch-shots.ts';

/** Draws the gallery of sketches anew, in both themes, and keeps it in docs/sketches. */
const sharp: typeof import('sharp').default = createRequire(path.join(root, 'apps/server/package.json'))(
  'sharp',
);
const folder = path.join(root, 'docs/sketches');
const themes = { stage: '#14110e', paper: '#f4f1ea' } as const;
const A_SHEET = 20;
const [COLUMNS, WIDTH, HEIGHT, GAP] = [4, 380, 260, 12];

await fs.mkdir(folder, { recursive: true });
const lines = [
  '# Sketches',
  '',
  'What `packages/stage` draws of sixty shots. Made by `node scripts/sketch-gallery.ts`.',
  '',
];
for (let first = 0; first < sketchShots.length; first += A_SHEET) {
  const shots = sketchShots.slice(first, first + A_SHEET);
  const number = first / A_SHEET + 1;
  for (const [theme, background] of Object.entries(themes) as [Theme, string][]) {
    const sketches = await Promise.all(
      shots.map(({ text, ratio }) =>
        sharp(Buffer.from(drawShot(readShot(text).shot, { seed: 1, ratio, theme })))
          .resize(WIDTH, HEIGHT, { fit: 'contain', background: '#0000' })
          .png()
          .toBuffer(),
      ),
    );
    const name = `sketches-${number}-${theme}.webp`;
    await sharp({
      create: {
        width: COLUMNS * (WIDTH + GAP) + GAP,
        height: Math.ceil(shots.length / COLUMNS) * (HEIGHT + GAP) + GAP,
        channels: 3,
        background,
      },
    })
      .composite(
        sketches.map((input, n) => ({
          input,
          left: GAP + (n % COLUMNS) * (WIDTH + GAP),
          top: GAP + Math.floor(n / COLUMNS) * (HEIGHT + GAP),
        })),
      )
      .webp({ quality: 62 })
      .toFile(path.join(folder, name));
    lines.push(`![Sheet ${number}, ${theme}](${name})`, '');
  }
  lines.push(...shots.map(({ text, ratio }, n) => `${first + n + 1}. ${text} (${ratio})`), '');
}
await fs.writeFile(path.join(folder, 'README.md'), `${lines.join('\n').trimEnd()}\n`);
say(`${sketchShots.length} sketches in docs/sketches`);
