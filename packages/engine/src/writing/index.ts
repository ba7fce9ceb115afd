export { type WriteOptions, write } from './write.ts';
export type { Dropped, Segment, Written } from './written.ts';
