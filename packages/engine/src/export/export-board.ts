import type { Board } from '../storyboard/board.ts';
import { shortSize } from '../storyboard/frame-sizes.ts';
import { csvFile } from './csv.ts';
import type { ExportFile } from './export-prompt.ts';

/** The board as the specification has it. Pictures are named by whole addresses, so that the file can go elsewhere. */
export function exportBoard(
  board: Board,
  { milliseconds, generatedAt, origin }: { milliseconds: number; generatedAt: string; origin: string },
): ExportFile {
  const frames = board.frames.map(({ prompt, imageUrl }) => ({
    prompt,
    imageUrl: imageUrl === null ? null : origin + imageUrl,
  }));
  const file = {
    title: board.title,
    originalPrompt: board.originalPrompt,
    frames,
    generatedAt,
  };
  return {
    name: `storyboard-${milliseconds}.json`,
    type: 'application/json',
    text: `${JSON.stringify(file, null, 2)}\n`,
  };
}

const headings = ['Frame', 'Size', 'Move', 'Lens', 'Seconds', 'Dialogue', 'Note', 'Prompt'];

/** What the floor needs of a board: one line a frame. */
export function exportShotList({ frames }: Pick<Board, 'frames'>, milliseconds: number): ExportFile {
  const rows = frames.map(({ size, move, lens, duration, dialogue, note, prompt }, n) => [
    n + 1,
    shortSize(size),
    move,
    lens,
    duration ?? '',
    dialogue,
    note,
    prompt,
  ]);
  return { name: `shot-list-${milliseconds}.csv`, type: 'text/csv', text: csvFile(headings, rows) };
}
