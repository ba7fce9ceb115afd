import { characterExamples, templateExamples } from '@cuewright/engine/content/lesson-examples';
import { lessons } from '@cuewright/engine/content/lessons';

/** Every prompt that a lesson shows as it should be, by the id of the example or of the lesson. */
export function lessonExamples(): (readonly [id: string, prompt: string])[] {
  return [
    ...[...characterExamples, ...templateExamples].map(({ id, prompt }) => [id as string, prompt] as const),
    ...lessons.flatMap(({ id, examples }) =>
      examples.slice(0, 1).map(({ after }) => [id as string, after.prompt] as const),
    ),
  ];
}
