import { listedPart } from '../../export/export-part.ts';
import { presentStoryboard } from './present.ts';
import { listWholeStoryboards } from './repository.ts';

/** With every frame. A picture that no board shows any more is among the files. */
export const storyboardsExport = listedPart({
  name: 'storyboards',
  title: 'Storyboards',
  tables: ['storyboards', 'drawn_pictures'],
  list: listWholeStoryboards,
  rowsAtOnce: 1,
  entry: (board) => ({
    data: presentStoryboard(board),
    heading: board.title,
    at: board.created_at,
    text: [board.original_prompt, ...board.frames.map(({ prompt }) => prompt)].join('\n\n'),
    pictures: board.frames.flatMap(({ imageUrl }) => imageUrl ?? []),
  }),
});
