import { differencesBetween, isDifference } from '@cuewright/engine/differences';

const MOST = 60;

/** The largest single change between two texts, short enough for a line. */
export function chiefChange(before: string, after: string): { gone: string; added: string } | undefined {
  const places = differencesBetween(before, after).filter(isDifference);
  const [chief] = places.toSorted((a, b) => b.gone.length + b.added.length - a.gone.length - a.added.length);
  return chief && { gone: shortened(chief.gone.trim()), added: shortened(chief.added.trim()) };
}

function shortened(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text;
}
