export { type DrawOptions, draw } from './draw.ts';
