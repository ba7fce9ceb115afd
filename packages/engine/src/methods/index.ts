export {
  type AdvancedForm,
  emptyAdvancedForm,
  emptyTechnicalSpecs,
  type TechnicalSpecs,
} from './advanced/advanced-form.ts';
export { advancedPrompt, completeAdvanced } from './advanced/advanced-prompt.ts';
export { mandatedSpans } from './mandated-spans.ts';
export type { PromptData, PromptSettings, Random } from './prompt-data.ts';
export { type ImageAnalysis, type ReverseModel, reverseModels } from './reverse/image-analysis.ts';
export {
  completeReverse,
  type Fallback,
  reverseFallback,
  reversePrompt,
} from './reverse/reverse-fallback.ts';
export { emptySimpleForm, type SimpleForm } from './simple/simple-form.ts';
export { completeSimple, simplePrompt } from './simple/simple-prompt.ts';
export { framePrefixes, framePrompt, framePrompts } from './storyboard/frame-prompts.ts';
export { withSettings } from './with-settings.ts';
