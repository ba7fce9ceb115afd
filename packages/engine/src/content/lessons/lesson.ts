import type { Mode } from '../../shot/shot.ts';

export const lessonCategories = [
  'Foundation',
  'Character Creation',
  'Video Mastery',
  'Advanced Techniques',
  'Narrative Techniques',
  'Workflow Systems',
] as const;
export type LessonCategory = (typeof lessonCategories)[number];

/** What a shot can be asked to say; whether it does is read from its words. */
export const needs = ['action', 'size', 'lens', 'light', 'hour', 'movement', 'sound'] as const;
export type Need = (typeof needs)[number];

export interface Lesson {
  id: string;
  title: string;
  category: LessonCategory;
  icon: LessonIcon;
  minutes: number;
  /** The lesson in a line. */
  summary: string;
  /** What to call it when a prompt was made with it. */
  technique: string;
  /** Paragraphs. */
  story: readonly [string, string, string, ...string[]];
  keyPoints: readonly KeyPoint[];
  examples: readonly LessonExample[];
  practiceExercise: Challenge;
}

export type LessonIcon =
  | 'aperture'
  | 'coat'
  | 'dolly'
  | 'layers'
  | 'list'
  | 'plate'
  | 'scissors'
  | 'sound'
  | 'sun'
  | 'swatches'
  | 'versions'
  | 'walk';

export interface KeyPoint {
  title: string;
  text: string;
}

/** One scene twice: as people first write it, and as it can be shot. */
export interface LessonExample {
  mode: Mode;
  before: Draft;
  after: Draft;
}

interface Draft {
  prompt: string;
  note: string;
}

export interface Challenge {
  mode: Mode;
  brief: string;
  /** Words at most. */
  words: number;
  needs: readonly Need[];
}
