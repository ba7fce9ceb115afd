import { readFigures } from '../reading/read-figures.ts';
import { type Token, tokenise } from '../reading/tokens.ts';

/** What a prompt says in figures of how it is shot. */
export interface SaidInFigures {
  /** "85mm", "24-70mm f/2.8". */
  lens?: string;
  aperture?: string;
  /** From the shortest to the longest number of seconds, where it speaks of one length only. */
  seconds?: readonly [number, number];
}

export function saidInFigures(text: string): SaidInFigures {
  const tokens = tokenise(text);
  const reads = readFigures(tokens, text);
  const of = (field: string) => reads.filter((read) => read.field === field);
  const [lens] = of('camera.lens.mm');
  const stops = of('camera.aperture');
  /** The stop directly behind a lens is how far that lens opens: "50mm f/1.8 at f/4". */
  const widest = lens && stops.find(({ from }) => from === lens.to);
  const set = stops.find((stop) => stop !== widest) ?? widest;
  const lengths = of('duration').map(({ from, to }) => numbersIn(tokens.slice(from, to), text));
  const [length = []] = lengths;
  return {
    ...(lens && { lens: [`${lens.value}mm`, widest?.value].filter(Boolean).join(' ') }),
    ...(set && { aperture: String(set.value) }),
    ...(lengths.length === 1 && length.length > 0 && { seconds: [Math.min(...length), Math.max(...length)] }),
  };
}

/** As they are written: "half a minute" has none. */
function numbersIn(tokens: readonly Token[], text: string): number[] {
  if (tokens.some(({ word }) => word.startsWith('min'))) return [];
  const words = text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  return (words.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
