export type { Slot } from './additions-for.ts';
export type { Addition } from './mark-added.ts';
export { type Idea, type Optimized, optimize } from './optimize.ts';
