export { type BoardOptions, drawBoard } from './board/draw-board.ts';
export type { Scene } from './scene.ts';
export type { Theme } from './tones/palette.ts';
