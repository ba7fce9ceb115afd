/** A clause with how likely it is of the job by itself, and how far it stands from the one before. */
export interface Weighed {
  /** The logarithm of the odds. */
  readonly weight: number;
  readonly apart: 'clause' | 'sentence' | 'line' | 'paragraph';
}

/** What it costs to turn from the job to the picture, or back: in the middle of a sentence most. */
const TURN: Readonly<Record<Weighed['apart'], number>> = {
  clause: 1.6,
  sentence: 1.1,
  line: 0.9,
  paragraph: 0.4,
};

/**
 * How likely each clause is of the job, as the logarithm of the odds, with those around it: people speak of the job for a
 * while, and of the picture for a while. All ways of telling the two apart are counted.
 */
export function inStretches(clauses: readonly Weighed[]): number[] {
  const ahead = passed(
    clauses.map(({ weight }) => weight),
    (at) => TURN[(clauses[at] as Weighed).apart],
  );
  const back = passed(
    clauses.map(({ weight }) => weight).toReversed(),
    (at) => TURN[(clauses[clauses.length - at] as Weighed).apart],
  ).toReversed();
  return clauses.map(({ weight }, at) => weight + (ahead[at] as number) + (back[at] as number));
}

/** What all clauses before one say of it. */
function passed(weights: readonly number[], turnBefore: (at: number) => number): number[] {
  const told: number[] = [];
  let odds = 0;
  for (const [at, weight] of weights.entries()) {
    const turn = at === 0 ? 0 : Math.exp(-turnBefore(at));
    const job = Math.exp(odds);
    // Odds of the clause before, softened by how easily people turn here.
    odds = at === 0 ? 0 : Math.log((job + turn) / (job * turn + 1));
    told.push(odds);
    odds += weight;
  }
  return told;
}
