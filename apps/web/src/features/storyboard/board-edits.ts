import { carryMarks } from '@cuewright/engine/marks';
import type { BoardFrame } from '@cuewright/engine/storyboard';

export type Frames = readonly BoardFrame[];

/** The marks of a prompt go on with its words. */
export function changeFrame(frames: Frames, id: string, change: Partial<BoardFrame>): BoardFrame[] {
  return frames.map((frame) => {
    if (frame.id !== id) return frame;
    const { prompt = frame.prompt } = change;
    // A board that was kept by the version before has none.
    return { ...frame, marks: carryMarks(frame.marks ?? [], frame.prompt, prompt), ...change };
  });
}

/** To the place `to`, counted from nothing; beyond either end it stays at that end. */
export function moveFrame(frames: Frames, id: string, to: number): BoardFrame[] {
  const frame = frames.find((one) => one.id === id);
  if (!frame) return [...frames];
  const others = frames.filter((one) => one !== frame);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, frame);
}

/** A copy right behind its original. */
export function duplicateFrame(frames: Frames, id: string, copyId: string): BoardFrame[] {
  const at = frames.findIndex((frame) => frame.id === id);
  const frame = frames[at];
  return frame ? frames.toSpliced(at + 1, 0, { ...frame, id: copyId }) : [...frames];
}

export function removeFrame(frames: Frames, id: string): BoardFrame[] {
  return frames.filter((frame) => frame.id !== id);
}

/** Back where it was, or at the end when there are fewer by now. A frame that is there already is not doubled. */
export function putBackFrame(frames: Frames, frame: BoardFrame, at: number): BoardFrame[] {
  if (frames.some(({ id }) => id === frame.id)) return [...frames];
  return frames.toSpliced(Math.min(at, frames.length), 0, frame);
}
