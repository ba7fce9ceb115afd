import { advancedTechniques } from './advanced-techniques.ts';
import { characterCreation } from './character-creation.ts';
import { foundation } from './foundation.ts';
import type { Lesson } from './lesson.ts';
import { narrativeTechniques } from './narrative-techniques.ts';
import { videoMastery } from './video-mastery.ts';
import { workflowSystems } from './workflow-systems.ts';

export { type Lesson, type LessonExample, type LessonIcon, lessonCategories, type Need } from './lesson.ts';

const byCategory: readonly (readonly Lesson[])[] = [
  foundation,
  characterCreation,
  videoMastery,
  narrativeTechniques,
  advancedTechniques,
  workflowSystems,
];

/** The six of the course first, one a category, and then a second of each. */
export const lessons: readonly Lesson[] = [
  ...byCategory.flatMap((ofOne) => ofOne.slice(0, 1)),
  ...byCategory.flatMap((ofOne) => ofOne.slice(1)),
];
