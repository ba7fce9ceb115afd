import type { GenreId } from '@cuewright/engine/content/genres';
import type { Addition } from '@cuewright/engine/methods/optimizer';
import type { Segment } from '@cuewright/engine/writing';

export interface IdeaToOptimize {
  idea: string;
  genre: GenreId;
  mode: 'photo' | 'video';
}

export interface OptimizedPrompt {
  prompt: string;
  /** Put together they are the prompt; what the person did not write is marked `added`. */
  segments: Segment[];
  /** What was added, part by part. */
  added: Addition[];
}

/** Makes a prompt of an idea. The engine does; a model can take its place. */
export type Optimize = (idea: IdeaToOptimize) => Promise<OptimizedPrompt>;
