import type { Family } from '../../catalogue/index.ts';
import type { Dialect } from '../dialect.ts';
import { clipGuided } from './clip-guided.ts';
import { dalleMini } from './dalle-mini.ts';
import { firefly } from './firefly.ts';
import { flux } from './flux.ts';
import { geminiImage } from './gemini-image.ts';
import { gptImage } from './gpt-image.ts';
import { ideogram } from './ideogram.ts';
import { imagen } from './imagen.ts';
import { leonardo } from './leonardo.ts';
import { midjourney } from './midjourney/midjourney.ts';
import { plainImage } from './plain-image.ts';
import { playground } from './playground.ts';
import { stableDiffusion } from './stable-diffusion.ts';

export const imageDialects: Readonly<Partial<Record<Family, Dialect>>> = {
  'gemini-image': geminiImage,
  midjourney,
  'gpt-image': gptImage,
  imagen,
  flux,
  'stable-diffusion': stableDiffusion,
  leonardo,
  playground,
  firefly,
  ideogram,
  'plain-image': plainImage,
  'clip-guided': clipGuided,
  'dalle-mini': dalleMini,
};
