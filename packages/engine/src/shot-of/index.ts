export type { Finding, FindingField } from './finding.ts';
export { readShot } from './read-shot.ts';
export { saidByPart } from './said-by-part.ts';
export { type ReadShot, type Rest, type ShotOptions, shotOf, tell } from './shot-of.ts';
