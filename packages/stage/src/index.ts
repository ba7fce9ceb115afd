export { type BoardOptions, drawBoard, drawEmpty } from './board/draw-board.ts';
export { drawShot } from './draw-shot.ts';
export { type Staged, stageShot } from './from-shot/stage-shot.ts';
export type { EmptyFrame, Scene } from './scene.ts';
export type { Theme } from './tones/palette.ts';
