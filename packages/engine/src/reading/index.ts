export type { Finding, FindingField } from './finding.ts';
export { type Reading, type ReadOptions, readText } from './read-text.ts';
export { saidByPart } from './said-by-part.ts';
export type { Rest } from './split-parts.ts';
