/** At least 0, less than 1. */
export type Random = () => number;

export interface Range {
  least: number;
  most: number;
}

/** A whole number of the range, both ends among them. */
export function pick({ least, most }: Range, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}
