export { type RollPart, type RollTexts, rollParts } from './compose.ts';
export { type Roll, type RollOptions, roll } from './roll.ts';
