export {
  type AdvancedForm,
  emptyAdvancedForm,
  emptyTechnicalSpecs,
  type TechnicalSpecs,
} from './advanced/advanced-form.ts';
export { advancedPrompt, completeAdvanced } from './advanced/advanced-prompt.ts';
export { advancedShot } from './advanced/advanced-shot.ts';
export { type Added, type Completed, completeShot } from './enhance/complete-shot.ts';
export { type Enhanced, enhanceText, enhanceVoice } from './enhance/enhance-text.ts';
export type { PromptData, Random } from './prompt-data.ts';
export { promptShot } from './prompt-shot.ts';
export { analysisShot } from './reverse/analysis-shot.ts';
export { type ImageAnalysis, type ReverseModel, reverseModels } from './reverse/image-analysis.ts';
export {
  completeReverse,
  type Fallback,
  reverseFallback,
  reversePrompt,
} from './reverse/reverse-fallback.ts';
export { emptySimpleForm, type SimpleForm } from './simple/simple-form.ts';
export { completeSimple, simplePrompt } from './simple/simple-prompt.ts';
export { simpleShot } from './simple/simple-shot.ts';
export { framePrefixes, framePrompt, framePrompts } from './storyboard/frame-prompts.ts';
