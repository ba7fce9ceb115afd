import table from './table.json' with { type: 'json' };

/** What was learnt from marked lines by `scripts/train-kinds.ts`: figures in whole steps, a character each. */
interface Steps {
  readonly step: number;
  readonly levels: string;
}

/** The character of nought; those around it need no escape in JSON. */
const NOUGHT = 63;

/** A million of them stand in the way of the first reading: a loop takes a tenth of the time that `Float64Array.from` does. */
function figures({ step, levels }: Steps): Float64Array {
  const all = new Float64Array(levels.length);
  for (let at = 0; at < levels.length; at++) all[at] = (levels.charCodeAt(at) - NOUGHT) * step;
  return all;
}

const numbered = (names: string): ReadonlyMap<string, number> =>
  new Map(names.split(' ').map((name, at) => [name, at]));

/** Figures that each item is described by while it is read. */
export const width = table.width;
/** Figures of a word's vector. */
export const depth = table.depth;

export const featureNames = numbered(table.featureNames);
export const words = numbered(table.words);
/** Rows of `depth`, one for each of the words. */
export const wordVectors = figures(table.wordVectors);

/** Rows of `width`, one for each of what comes in; the steps between kinds are rows of the kind before. */
export const weights = {
  features: figures(table.features),
  vectors: figures(table.vectors),
  start: figures(table.start),
  layers: table.layers.map(figures),
  layerStarts: table.layerStarts.map(figures),
  last: figures(table.last),
  lastStart: figures(table.lastStart),
  out: figures(table.out),
  outStart: figures(table.outStart),
  steps: figures(table.steps),
};
