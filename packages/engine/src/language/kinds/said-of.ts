import type { Claim } from '../claims/claim.ts';
import type { Kind } from '../statement.ts';

/** What a stretch of a kind says, as far as the kind alone tells. */
export function saidOf(kind: Kind, span: { from: number; to: number }): Claim['said'] {
  const { from, to } = span;
  switch (kind) {
    case 'lettering':
    case 'line':
      return { kind, words: { from, to } };
    case 'absence':
      return { kind, things: [{ from, to }], form: 'noun', reach: 'picture' };
    case 'setting':
    case 'request':
    case 'reference':
      return { kind: 'rest' };
    default:
      return { kind };
  }
}
