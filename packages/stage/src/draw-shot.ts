import type { Shot } from '@cuewright/engine/shot';
import { type BoardOptions, drawBoard, drawEmpty } from './board/draw-board.ts';
import { frameOf } from './board/frame-of.ts';
import { stageShot } from './from-shot/stage-shot.ts';

export interface ShotOptions extends BoardOptions {
  /** Another seed is another view of the same scene; 1 is the plainest. */
  seed: number;
}

/** A shot as its board: the scene that its words tell, or the ruled frame where they tell too little. */
export function drawShot(shot: Shot, { seed, ...options }: ShotOptions): string {
  const { width, height } = frameOf(options.ratio);
  const staged = stageShot(shot, width / height, seed);
  return staged.is === 'scene' ? drawBoard(staged.scene, options) : drawEmpty(staged.frame, options);
}
