import type { Shot } from '@cuewright/engine/shot';
import { type BoardOptions, drawBoard, drawEmpty } from './board/draw-board.ts';
import { frameOf } from './board/frame-of.ts';
import { stageShot } from './from-shot/stage-shot.ts';

/** A shot as its board: the scene that its words tell, or the ruled frame where they tell too little. */
export function drawShot(shot: Shot, options: BoardOptions): string {
  const { width, height } = frameOf(options.ratio);
  const staged = stageShot(shot, width / height);
  return staged.is === 'scene' ? drawBoard(staged.scene, options) : drawEmpty(staged.frame, options);
}
