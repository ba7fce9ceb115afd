import type { Claim } from '../claims/claim.ts';
import type { Span } from '../span.ts';
import type { Kind, Said } from '../statement.ts';
import { saidOf } from './said-of.ts';

/** Of these more than the kind has to be known before anything is done for it. */
const VAGUE: ReadonlySet<Kind> = new Set(['lettering', 'line', 'absence', 'setting', 'request', 'reference']);

/** A stretch that is taken for a kind, of which nothing else is known. */
export function guess(kind: Kind, { from, to }: Span): Claim {
  const said = guessedBy(kind, { from, to });
  return { from, to, sure: 'guess', said, ...(VAGUE.has(kind) && { isVague: true }) };
}

function guessedBy(kind: Kind, span: Span): Said {
  switch (kind) {
    case 'setting':
      return { kind, key: 'other', value: '' };
    case 'request':
      return { kind, about: 'talk' };
    case 'reference':
      return { kind, tag: span };
    default:
      return saidOf(kind, span);
  }
}
