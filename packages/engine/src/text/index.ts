export { cleanText } from './clean-text.ts';
export { isBlankText } from './is-blank-text.ts';
export { closeDirections, isolateText } from './isolate-text.ts';
