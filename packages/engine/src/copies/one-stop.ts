import type { Reading } from '../language/reading.ts';
import type { Span } from '../language/span.ts';

/** "85mm f/1.8, aperture f/11": the widest that a lens opens is part of its name, and no second stop of the picture. */
export function printedStops({ text, terms }: Reading, isStopElsewhere: boolean): Span[] {
  const stops = terms.filter(({ field, isDenied }) => field === 'camera.aperture' && !isDenied);
  const printed = stops.filter(({ from }) =>
    terms.some(
      (term) => term.field === 'camera.lens.mm' && /^ ?$/.test(text.slice(term.to, from)) && term.to <= from,
    ),
  );
  const isOther = isStopElsewhere || stops.length > printed.length;
  return isOther ? printed.map(({ from, to }) => ({ from: startOf(text, from), to })) : [];
}

/** With the space in front of it. */
function startOf(text: string, from: number): number {
  return text[from - 1] === ' ' ? from - 1 : from;
}
