import type { GenerationMethod } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import type { Segment } from '@cuewright/engine/writing';

/** What a method hands over when its prompt is done. It carries everything the result view needs. */
export interface FinishedPrompt {
  method: GenerationMethod;
  data: PromptData;
  segments?: readonly Segment[];
  /** What somebody says that its words are. */
  marks?: readonly Mark[];
}
