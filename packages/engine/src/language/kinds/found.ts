import { findTerms } from '../../reading/find-terms.ts';
import type { FindingField } from '../../reading/finding.ts';
import type { Span } from '../span.ts';
import type { Kind } from '../statement.ts';

/** A wording of the trade, and what it tells of. */
export interface Found extends Span {
  readonly kind: Kind;
  readonly field: FindingField;
  readonly value: string;
}

/** Every wording that the vocabulary knows. */
export function findWordings(text: string): Found[] {
  // A capital at the very beginning tells nothing.
  const raised = text.charAt(0).toUpperCase() + text.slice(1);
  return findTerms(raised.length === text.length ? raised : text).findings.flatMap(
    ({ field, value, start, end, negated }) => {
      const kind = kindOf(field);
      return kind && !negated ? [{ kind, field, value, from: start, to: end }] : [];
    },
  );
}

function kindOf(field: FindingField): Kind | undefined {
  if (field === 'camera.movement') return 'move';
  if (field.startsWith('camera.')) return 'camera';
  if (field.startsWith('light.')) return 'light';
  if (field === 'place.class') return 'place';
  if (field.startsWith('place.')) return 'time';
  if (field === 'effects') return 'look';
  if (field === 'subject.action') return 'action';
  return undefined;
}
