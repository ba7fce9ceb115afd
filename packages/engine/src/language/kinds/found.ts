import type { Span } from '../span.ts';
import type { Kind } from '../statement.ts';
import type { Term, TermField } from '../terms/term.ts';

/** A wording of the trade, and what it tells of. */
export interface Found extends Span {
  readonly kind: Kind;
  readonly field: TermField;
  readonly value: string;
}

/** Those terms that tell what a stretch is about. */
export function findWordings(terms: readonly Term[]): Found[] {
  return terms.flatMap((term) => {
    const kind = kindOf(term.field);
    return kind && !term.isDenied ? [{ kind, ...term }] : [];
  });
}

function kindOf(field: TermField): Kind | undefined {
  if (field === 'camera.movement') return 'move';
  if (field.startsWith('camera.')) return 'camera';
  if (field.startsWith('light.')) return 'light';
  if (field === 'place.class') return 'place';
  if (field.startsWith('place.')) return 'time';
  if (field === 'effects') return 'look';
  return undefined;
}
