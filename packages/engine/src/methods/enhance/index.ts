export { type Added, type Completed, completeShot } from './complete-shot.ts';
export { type Enhanced, enhanceText, enhanceVoice } from './enhance-text.ts';
