import type { Drawing } from '../artist.ts';

export type Job = Pick<Drawing, 'prompt' | 'ratio' | 'seed'>;

/** An SVG. */
export type Done = string;
