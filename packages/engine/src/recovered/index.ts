export { exportMade, type ReadFile } from './export-made.ts';
export { provenanceLine } from './provenance-line.ts';
export { settingNamed } from './setting-named.ts';
export { wholePrompt } from './whole-prompt.ts';
