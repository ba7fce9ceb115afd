import type { Shot } from '@cuewright/engine/shot';
import { type BoardOptions, drawBoard, drawEmpty } from './board/draw-board.ts';
import { frameOf } from './board/frame-of.ts';
import { sceneByHand } from './curated/scene-by-hand.ts';
import { stageShot } from './from-shot/stage-shot.ts';

export interface ShotOptions extends BoardOptions {
  /** Another seed is another view of the same scene; 1 is the plainest. */
  seed: number;
  /** The words it was read from: some have a scene that was set by hand. */
  text?: string;
}

/** A shot as its board: the scene that its words tell, or the ruled frame where they tell too little. */
export function drawShot(shot: Shot, { seed, text, ...options }: ShotOptions): string {
  const byHand = text === undefined ? undefined : sceneByHand(text);
  if (byHand) return drawBoard(byHand, options);
  const { width, height } = frameOf(options.ratio);
  const staged = stageShot(shot, width / height, seed);
  return staged.is === 'scene' ? drawBoard(staged.scene, options) : drawEmpty(staged.frame, options);
}
