import type { Mode } from '../../shot/shot.ts';

export const libraryCategories = [
  'Character Consistency',
  'Environment Design',
  'Style Control',
  'Portrait',
  'Product',
  'Food',
  'Fashion',
  'Architecture',
  'Landscape',
  'Wildlife',
  'Documentary',
  'Dialogue',
  'Camera Movement',
] as const;
export type LibraryCategory = (typeof libraryCategories)[number];

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

export const tiers = ['free', 'premium'] as const;

/** A finished shot to take apart. `promptShot` reads it, so that it can be written for any generator. */
export interface LibraryPrompt {
  id: string;
  title: string;
  category: LibraryCategory;
  mode: Mode;
  difficulty: Difficulty;
  tier: (typeof tiers)[number];
  /** The editors' own mark out of five. Nobody else is asked. */
  rating: number;
  description: string;
  prompt: string;
  ctoStructure: { context: string; task: string; output: string };
  /** What it does that can be done again, in three words at most. */
  techniques: readonly string[];
  /** Words of the trade it uses, by their ids in the glossary. */
  terms: readonly string[];
}
