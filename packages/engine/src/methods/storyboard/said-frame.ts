import type { Mark } from '../../language/marks/mark.ts';
import type { Mode, Shot } from '../../shot/shot.ts';
import type { BoardFrame } from '../../storyboard/board.ts';
import { frameSizes } from '../../storyboard/frame-sizes.ts';
import { saidShot } from '../said-shot.ts';

type Filled = Pick<BoardFrame, 'prompt' | 'marks' | 'size' | 'move' | 'lens' | 'dialogue'>;

/** A frame in the words of its prompt, and behind them what its boxes say and its prompt does not. */
export function saidFrame(frame: Filled, mode: Mode): Pick<Shot, 'said' | 'ratio' | 'duration'> {
  const { text, marks } = withBoxes(frame);
  const { said, ratio, duration } = saidShot(text, mode, [], marks);
  return {
    ...(said !== undefined && { said }),
    ...(ratio !== undefined && { ratio }),
    ...(duration !== undefined && { duration }),
  };
}

/** Behind the prompt, so that its marks stay where they are. */
function withBoxes({ prompt, marks, size, move, lens, dialogue }: Filled): { text: string; marks: Mark[] } {
  const name = frameSizes.find(({ id }) => id === size)?.name ?? '';
  const isUnsaid = (words: string) =>
    words.trim() !== '' && !prompt.toLowerCase().includes(words.trim().toLowerCase());
  const camera = [name, move, lens].filter(isUnsaid).map((words) => words.trim());
  const text = [prompt.trimEnd(), camera.join(', ')].filter((words) => words !== '').reduce(behind, '');
  if (!isUnsaid(dialogue)) return { text, marks };
  const spoken = `"${dialogue.trim()}"`;
  const whole = behind(text, spoken);
  const line: Mark = { from: whole.length - spoken.length, to: whole.length, kind: 'line' };
  return { text: whole, marks: [...marks, line] };
}

function behind(text: string, words: string): string {
  if (text === '') return words;
  return /[.!?…]["”’)]*$/.test(text) ? `${text} ${words}` : `${text}. ${words}`;
}
