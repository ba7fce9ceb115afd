export { type Added, type Completed, completeShot } from './complete-shot.ts';
export { type Enhanced, type EnhancedVoice, enhanceText, enhanceVoice } from './enhance-text.ts';
