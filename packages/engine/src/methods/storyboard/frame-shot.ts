import { ownMarks } from '../../language/marks/mark.ts';
import type { Mode, Shot } from '../../shot/shot.ts';
import { type Angle, type Framing, framings, type ShotSize, shotSizes } from '../../shot/words.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import type { BoardFrame } from '../../storyboard/board.ts';
import type { FrameSize } from '../../storyboard/frame-sizes.ts';
import { promptShot } from '../prompt-shot.ts';
import { saidFrame } from './said-frame.ts';

type Filled = Pick<BoardFrame, 'prompt' | 'size' | 'move' | 'lens' | 'duration' | 'dialogue'> &
  Partial<Pick<BoardFrame, 'marks'>>;

/** A frame of a board as a shot: its prompt, and what its boxes say over it. */
export function frameShot(frame: Filled, mode: Mode): Shot {
  const { prompt, size, move, lens, duration, dialogue, marks = [] } = frame;
  const shot = promptShot(prompt, mode);
  // What somebody says of their words is told of these very words.
  if (ownMarks(marks).length > 0) Object.assign(shot, saidFrame({ ...frame, marks }, mode));
  const boxes = readShot([move, lens].filter((text) => text.trim() !== '').join('. '), {
    mode,
    part: 'camera',
  }).shot;
  const { movement, lens: glass, aperture, text } = boxes.camera;
  Object.assign(shot.camera, {
    ...(movement !== undefined && { movement }),
    ...(glass !== undefined && { lens: glass }),
    ...(aperture !== undefined && { aperture }),
    text: [shot.camera.text, text].filter((said) => said !== '').join(', '),
  });
  shot.moves.push(...boxes.moves);
  if (size !== null) setSize(shot, size);
  if (duration !== null && mode === 'video') shot.duration = duration;
  if (dialogue.trim() !== '') shot.lines.push({ speaker: '', words: dialogue.trim(), manner: '' });
  return shot;
}

/** What a shot list writes into the size box is a size, a framing or where one looks from. */
function setSize({ camera }: Shot, size: FrameSize): void {
  const isOf = (list: readonly string[]) => list.includes(size);
  if (isOf(shotSizes)) camera.size = size as ShotSize;
  else if (isOf(framings)) camera.framings = [...new Set([...camera.framings, size as Framing])];
  else camera.angle = size as Angle;
}
