interface Use {
  fore: readonly string[];
  on: readonly string[];
  /** 4.5 for words; 3 for what has to be seen to be used: an edge, a sign, a filled cell. */
  least: 4.5 | 3;
}

const GROUNDS = ['ground', 'panel', 'raise', 'well'] as const;
const parts = (kind: 'ink' | 'mark') =>
  ['subject', 'place', 'mood', 'camera', 'light', 'technical', 'audio'].map((part) => `${kind}-${part}`);
const papers = ['white', 'blue', 'pink', 'yellow', 'green', 'goldenrod', 'buff', 'salmon', 'cherry'].map(
  (paper) => `rev-${paper}`,
);

/** Which colour stands on which, wherever in the components it does. */
export const uses: readonly Use[] = [
  { fore: ['ink', 'ink-2'], on: [...GROUNDS, 'press'], least: 4.5 },
  { fore: ['ink-3', 'tally', 'warn', 'go', 'daylight', 'amber-text'], on: GROUNDS, least: 4.5 },
  { fore: ['ink', 'ink-2'], on: ['amber-wash'], least: 4.5 },
  { fore: ['on-slab', 'on-slab-2'], on: ['slab'], least: 4.5 },
  { fore: ['on-amber'], on: ['amber', 'amber-hover', 'amber-press'], least: 4.5 },
  { fore: ['on-tally'], on: ['tally-fill', 'tally-press'], least: 4.5 },
  { fore: ['ink', 'tally'], on: ['tally-wash'], least: 4.5 },
  { fore: ['ink', 'warn'], on: ['warn-wash'], least: 4.5 },
  { fore: ['ink', 'daylight'], on: ['daylight-wash'], least: 4.5 },
  { fore: ['ink', 'go'], on: ['go-wash'], least: 4.5 },
  { fore: ['on-tape-white'], on: ['tape-white'], least: 4.5 },
  { fore: ['on-tape-black'], on: ['tape-black'], least: 4.5 },
  { fore: ['on-tape-amber'], on: ['tape-amber'], least: 4.5 },
  { fore: ['on-tape-red'], on: ['tape-red'], least: 4.5 },
  { fore: ['sheet-ink'], on: ['sheet', 'sheet-stub', 'sheet-here', 'sheet-rule-fine'], least: 4.5 },
  { fore: ['sheet-ink-2'], on: ['sheet', 'sheet-stub', 'sheet-rule-fine'], least: 4.5 },
  { fore: [...parts('ink'), 'sheet-tally'], on: ['sheet', 'sheet-stub'], least: 4.5 },
  { fore: ['rev-edge', 'sheet-ink'], on: papers, least: 4.5 },
  { fore: ['rule', 'rule-heavy', 'focus', 'tally'], on: GROUNDS, least: 3 },
  { fore: ['ink', 'tally-fill'], on: ['panel'], least: 3 },
  { fore: ['daylight-fill', 'warn-fill', 'go-fill'], on: ['ground', 'panel'], least: 3 },
  { fore: ['sheet-rule', 'sheet-rule-heavy'], on: ['sheet', 'sheet-stub'], least: 3 },
  { fore: ['amber-edge'], on: GROUNDS, least: 3 },
  { fore: parts('mark'), on: ['ground', 'panel'], least: 3 },
  { fore: ['pic-bulb'], on: ['pic-black', 'pic-wall', 'pic-sky'], least: 3 },
];

/** Colours that say nothing a word or an edge beside them does not: what is switched off, and rules between things. */
export const silent = [
  'ink-off',
  'tally-press',
  'rule-fine',
  'sheet-rule-fine',
  'sheet-feint',
  'sheet-edge',
  'amber',
  'slab',
  'panel',
  'raise',
  'sheet',
  'sheet-here',
];
