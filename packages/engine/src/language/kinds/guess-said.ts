import type { Claim } from '../claims/claim.ts';
import type { Span } from '../span.ts';
import type { Kind } from '../statement.ts';
import { saidOf } from './said-of.ts';

/** What is only guessed to be of a kind: its words are told to be so, and none of them is known to set or to name anything. */
export function guessed(kind: Kind, span: Span): Claim['said'] {
  switch (kind) {
    case 'setting':
      return { kind, key: 'other', value: '' };
    case 'request':
      return { kind, about: 'talk' };
    case 'reference':
      return { kind, tag: { from: span.from, to: span.to } };
    default:
      return saidOf(kind, span);
  }
}
