export { frameMarks, framePrompt } from '../methods/storyboard/frame-prompts.ts';
export {
  type Board,
  type BoardFrame,
  newFrame,
  openingFrames,
  openings,
  runningSeconds,
  runningTime,
} from './board.ts';
export { type FrameSize, frameSizeIds, frameSizes, shortSize } from './frame-sizes.ts';
