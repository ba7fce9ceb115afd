export { draw } from './draw.ts';
export type { DrawOptions } from './scene-of.ts';
