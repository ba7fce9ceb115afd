import type { Lesson } from '@cuewright/engine/content/lessons';

/** A lesson as it goes on the clipboard. */
export function lessonText({
  title,
  category,
  summary,
  story,
  keyPoints,
  examples,
  practiceExercise,
}: Lesson): string {
  return [
    `${title} (${category})`,
    summary,
    ...story,
    `Key points\n${keyPoints.map((point, n) => `${n + 1}. ${point.title}. ${point.text}`).join('\n')}`,
    ...examples.map(({ before, after }) => `Before: ${before.prompt}\n\nAfter: ${after.prompt}`),
    `Challenge: ${practiceExercise.brief} ${practiceExercise.words} words at most.`,
  ].join('\n\n');
}
