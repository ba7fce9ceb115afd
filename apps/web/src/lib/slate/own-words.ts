import type { Part } from '@cuewright/engine/shot';
import type { Finding, FindingField, ReadShot } from '@cuewright/engine/shot-of';

interface Stretch {
  part: Part;
  start: number;
  end: number;
}

const LENS_AND_FIGURES =
  /^(?:camera\.(?:lens|focus|aperture|shutter|iso|body)|effects|palette|duration|ratio)/;

/** What was said of each part, as it was said and in its order. */
export function ownWords({ text, findings, rest }: ReadShot): Partial<Record<Part, string>> {
  const said: Stretch[] = [
    ...rest,
    ...findings.filter((finding) => !isTold(finding, rest)).flatMap(toStretch),
  ];
  said.sort((one, other) => one.start - other.start || other.end - one.end);
  const words: Partial<Record<Part, string>> = {};
  let reached = 0;
  for (const { part, start, end } of said) {
    const piece = text.slice(Math.max(start, reached), end).replace(/^[\s,.;:]+|[\s,.;:]+$/g, '');
    reached = Math.max(reached, end);
    if (piece === '') continue;
    const before = words[part];
    words[part] = before ? `${before}, ${piece}` : piece.charAt(0).toUpperCase() + piece.slice(1);
  }
  return words;
}

function toStretch({ field, start, end, negated }: Finding): Stretch[] {
  return negated || field === 'negative' ? [] : [{ part: partOf(field), start, end }];
}

/** It stands in words that are kept whole. */
function isTold({ start, end }: Finding, rest: ReadShot['rest']): boolean {
  return rest.some((stretch) => stretch.start <= start && end <= stretch.end);
}

function partOf(field: FindingField): Part {
  if (LENS_AND_FIGURES.test(field)) return 'technical';
  const [part] = field.split('.');
  return part === 'negative' ? 'technical' : (part as Part);
}
