import type { Mark } from '../language/marks/mark.ts';
import {
  frameMarks,
  framePrefixes,
  framePrompts,
  furtherPrefixes,
} from '../methods/storyboard/frame-prompts.ts';
import type { FrameSize } from './frame-sizes.ts';

/** One frame, as it is kept. Whether it is being drawn is known only to the page that has asked for it. */
export interface BoardFrame {
  id: string;
  prompt: string;
  /** What somebody says that stretches of the prompt are. */
  marks: Mark[];
  imageUrl: string | null;
  /** Whether the picture is a sketch, and not a generator's. */
  isSketch: boolean;
  size: FrameSize | null;
  move: string;
  lens: string;
  /** Seconds. */
  duration: number | null;
  dialogue: string;
  note: string;
}

export interface Board {
  title: string;
  originalPrompt: string;
  frames: readonly BoardFrame[];
}

/** The size that each prefix of the specification speaks of. */
const openingSizes = ['establishing-shot', 'medium-shot', 'close-up', 'extreme-close-up'] as const;

/** A frame that nobody has said anything about but its prompt. */
export function newFrame(id: string, prompt: string, size: FrameSize | null = null): BoardFrame {
  return {
    id,
    prompt,
    marks: [],
    imageUrl: null,
    isSketch: false,
    size,
    move: '',
    lens: '',
    duration: null,
    dialogue: '',
    note: '',
  };
}

/** The four frames a storyboard begins with. */
export function openingFrames(
  prompt: string,
  newId: () => string,
  marks: readonly Mark[] = [],
): BoardFrame[] {
  return framePrompts(prompt).map((text, n) => ({
    ...newFrame(newId(), text, openingSizes[n]),
    marks: frameMarks(prompt, marks, framePrefixes[n]),
  }));
}

/** What each of them says beside the first frame of the same scene: what the camera does, and nothing anew of who is there. */
const differences = [
  'The whole place, people small in it; same light',
  'From the waist up; same place, same light',
  'Close on the face; same light',
  'One detail, nothing else; same light',
  'Close on the hands and what they hold; same light',
  'From the other side; same people, same light',
] as const;

/** What a further frame can start as, besides the prompt as it is. */
export const openings = [...framePrefixes, ...furtherPrefixes].map((prefix, n) => ({
  prefix,
  size: openingSizes[n] ?? (prefix === 'Insert shot' ? ('insert' as const) : null),
  differs: differences[n] ?? '',
}));

/** How long the board runs: what its frames say, together. */
export function runningSeconds(frames: readonly Pick<BoardFrame, 'duration'>[]): number {
  return frames.reduce((sum, { duration }) => sum + Math.round((duration ?? 0) * 10), 0) / 10;
}

/** Minutes and seconds: 0:31, or 1:02.5 where a frame is cut to the tenth. */
export function runningTime(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10;
  const time = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return rest === 0 ? time : `${time}.${rest}`;
}
