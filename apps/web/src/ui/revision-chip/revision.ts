/** The papers of a script's revisions, in the order in which a production uses them. */
export const revisionPapers = [
  'white',
  'blue',
  'pink',
  'yellow',
  'green',
  'goldenrod',
  'buff',
  'salmon',
  'cherry',
] as const;

export type RevisionPaper = (typeof revisionPapers)[number];

const ROUNDS = ['', 'double', 'triple', 'quadruple', 'quintuple'];

export interface Revision {
  paper: RevisionPaper;
  /** How many times the papers have been gone through, this time included. */
  round: number;
  /** "Yellow", "Double white", "6 × pink". */
  name: string;
}

/** What a script supervisor calls the n-th version. The first is number 1. */
export function revisionOf(version: number): Revision {
  if (!Number.isInteger(version) || version < 1)
    throw new RangeError(`Versions count from 1; this one is ${version}.`);
  const paper = revisionPapers[(version - 1) % revisionPapers.length] ?? 'white';
  const round = Math.floor((version - 1) / revisionPapers.length) + 1;
  const times = ROUNDS[round - 1] ?? `${round} ×`;
  const name = `${times} ${paper}`.trim();
  return { paper, round, name: name.charAt(0).toUpperCase() + name.slice(1) };
}
