export type { Ask } from './asks/ask.ts';
export { asksOf } from './asks/asks-of.ts';
export type { Mark } from './marks/mark.ts';
export { type ReadOptions, read } from './read.ts';
export type { Reading } from './reading.ts';
export type { Scene } from './scene/scene.ts';
export { sceneOf } from './scene/scene-of.ts';
export type { Span } from './span.ts';
export { type Kind, kinds, type Leaf, type Statement, type Witness, witnesses } from './statement.ts';
