import { read } from '../language/read.ts';
import type { Reading } from '../language/reading.ts';

/** What a prompt says in figures of how it is shot. */
export interface SaidInFigures {
  /** "85mm", "24-70mm f/2.8". */
  lens?: string;
  aperture?: string;
  /** From the shortest to the longest number of seconds, where it speaks of one length only. */
  seconds?: readonly [number, number];
}

export function saidInFigures(text: string): SaidInFigures {
  const reading = read(text, { isClip: true });
  const terms = reading.terms.filter(({ isDenied }) => !isDenied);
  const of = (field: string) => terms.filter((term) => term.field === field);
  const [lens] = of('camera.lens.mm');
  const stops = of('camera.aperture');
  /** The stop directly behind a lens is how far that lens opens: "50mm f/1.8 at f/4". */
  const widest = lens && stops.find(({ from }) => isDirectlyBehind(reading.text, lens.to, from));
  const set = stops.find((stop) => stop !== widest) ?? widest;
  const lengths = lengthsIn(reading);
  const [length = []] = lengths;
  return {
    ...(lens && { lens: [`${lens.value}mm`, widest?.value].filter(Boolean).join(' ') }),
    ...(set && { aperture: set.value }),
    ...(lengths.length === 1 && length.length > 0 && { seconds: [Math.min(...length), Math.max(...length)] }),
  };
}

function isDirectlyBehind(text: string, end: number, from: number): boolean {
  return from >= end && from - end <= 2 && text.slice(end, from).trim() === '';
}

/** The figures of each length as they are written: "half a minute" has none. */
function lengthsIn({ statements, tokens }: Reading): number[][] {
  return statements.flatMap((one) => {
    if (one.kind !== 'setting' || one.key !== 'seconds') return [];
    const inside = tokens.filter(({ from, to }) => from >= one.from && to <= one.to);
    const isInMinutes = inside.some(({ word, atom }) => (atom?.name ?? word).startsWith('min'));
    return [
      isInMinutes
        ? []
        : inside.flatMap(({ kind, word, atom }) => figuresIn(kind === 'number' ? word : atom?.words)),
    ];
  });
}

function figuresIn(words: string | undefined): number[] {
  return (words?.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
