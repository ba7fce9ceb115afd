import type { Mode, Ratio } from '../shot/shot.ts';
import type { AdvancedForm } from './advanced/advanced-form.ts';
import type { ImageAnalysis } from './reverse/image-analysis.ts';
import type { SimpleForm } from './simple/simple-form.ts';

/** What a finished prompt carries from its method into the result view and into `json_config`. */
export interface PromptData {
  mode: Mode;
  prompt: string;
  title?: string;
  selectedModel?: string;
  settings?: PromptSettings;
  formData?: SimpleForm | AdvancedForm;
  useHasselbladPreset?: boolean;
  isBasic?: true;
  isEnhanced?: true;
  isOptimized?: true;
  isReversed?: true;
  isManualText?: true;
  isVoiceGenerated?: true;
  isFromLibrary?: true;
  isFromTrainer?: true;
  isFromWorkspace?: true;
  originalIdea?: string;
  selectedGenre?: string;
  /** The id of an image reference, never data. */
  originalImage?: string;
  analysis?: ImageAnalysis;
  /** The file held its prompt: by what it was made, and what else it says of that. */
  recovered?: RecoveredFrom;
  /** Stretches of the prompt that every rewrite leaves as they are. */
  locked?: readonly string[];
  category?: string;
  technique?: string;
}

export interface RecoveredFrom {
  generator?: string;
  model?: string;
  seed?: string;
  negative?: string;
  settings?: readonly { name: string; value: string }[];
}

/** What is set beside the words, for every copy that is written of them. */
export interface PromptSettings {
  /** What must not be seen. */
  negative?: readonly string[];
  /** Seconds. */
  duration?: number;
  ratio?: Ratio;
}

/** Randomness is an argument: at least 0, less than 1. */
export type Random = () => number;
