export { flagsBehind } from './command.ts';
export { type WriteOptions, write } from './write.ts';
export type { Dropped, Open, Segment, Written } from './written.ts';
