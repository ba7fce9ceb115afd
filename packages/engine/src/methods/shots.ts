/** From every form to a shot. These read words, so they carry the vocabulary; the methods beside them do not. */
export { advancedShot } from './advanced/advanced-shot.ts';
export { promptShot } from './prompt-shot.ts';
export { analysisShot } from './reverse/analysis-shot.ts';
export { exactAnalysis } from './reverse/exact-analysis.ts';
export { saidShot } from './said-shot.ts';
export { simpleShot } from './simple/simple-shot.ts';
export { frameShot } from './storyboard/frame-shot.ts';
