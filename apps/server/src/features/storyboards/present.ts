import type { CallAnswer, Storyboard } from '@cuewright/contract';
import type { StoryboardSummary } from './repository.ts';
import type { StoryboardRow } from './tables.ts';

type Entry = CallAnswer<'GET /api/storyboards'>['storyboards'][number];

export function presentStoryboard(row: StoryboardRow): Storyboard {
  const {
    id,
    title,
    original_prompt,
    original_marks,
    prompt_id,
    ratio,
    frames,
    version,
    created_at,
    updated_at,
  } = row;
  return {
    id,
    title,
    originalPrompt: original_prompt,
    originalMarks: original_marks,
    prompt_id,
    ratio: ratio as Storyboard['ratio'],
    // Rows from before there was a board artist, or marks, do not say it.
    frames: frames.map((frame) => ({
      ...frame,
      isSketch: frame.isSketch ?? false,
      marks: frame.marks ?? [],
    })),
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

const PICTURES_SHOWN = 4;

export function presentEntry({
  ratio,
  pictures,
  created_at,
  updated_at,
  ...summary
}: StoryboardSummary): Entry {
  return {
    ...summary,
    ratio: ratio as Entry['ratio'],
    pictures: pictures.slice(0, PICTURES_SHOWN),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
