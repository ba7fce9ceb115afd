/** What was looked at, and how it is. */
export interface Finding {
  what: string;
  is: 'well' | 'doubtful' | 'broken';
  /** What was seen; where something is amiss, with its cure. */
  says: string;
}

const SIGNS = { well: 'ok  ', doubtful: 'look', broken: 'FAIL' } as const;

export function lineOf({ what, is, says }: Finding): string {
  return `${SIGNS[is]}  ${what}: ${says}`;
}
