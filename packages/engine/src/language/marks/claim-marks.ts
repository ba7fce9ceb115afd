import type { Claim } from '../claims/claim.ts';
import { overlaps, type Span } from '../span.ts';
import type { Said } from '../statement.ts';
import type { Mark } from './mark.ts';
import { trimmed } from './trimmed.ts';

/** The marks of a person as claims. What a marked setting sets is what the finders read in it. */
export function claimMarks(text: string, marks: readonly Mark[], found: readonly Claim[]): Claim[] {
  return marks
    .map(({ kind, from, to }) => withQuotes(text, { kind, ...trimmed(text, { from, to }) }))
    .filter(({ from, to }) => from < to)
    .map((mark) => {
      const { from, to } = mark;
      const core = coreOf(text, mark);
      return { from, to, core, sure: 'marked', said: saidOf(text, mark, core, found) } satisfies Claim;
    });
}

function saidOf(text: string, { kind, from, to }: Mark, core: Span, found: readonly Claim[]): Said {
  switch (kind) {
    case 'lettering':
    case 'line':
      return { kind, words: core };
    case 'absence':
      return { kind, things: [core], form: 'noun', reach: 'picture' };
    case 'setting': {
      const read = found.find(({ said, ...span }) => said.kind === 'setting' && overlaps(span, { from, to }));
      return read?.said.kind === 'setting'
        ? read.said
        : { kind, key: 'other', value: text.slice(core.from, core.to) };
    }
    case 'request':
      return { kind, about: 'talk' };
    case 'reference':
      return { kind, tag: core };
    default:
      return { kind };
  }
}

const MARKS_AROUND = /^["'“”„«»‘’‚「『]+|["'“”„«»‘’‚」』]+$/g;
const DENIES = /^(?:no|not|without|any)\s+/i;

/** Of words that are drawn or said, what stands between the marks; of what must not be seen, what is named. */
function coreOf(text: string, { kind, from, to }: Mark): Span {
  const words = text.slice(from, to);
  if (kind === 'lettering' || kind === 'line') {
    const inner = words.replace(MARKS_AROUND, '');
    const start = from + words.indexOf(inner);
    return inner === '' ? { from, to } : { from: start, to: start + inner.length };
  }
  if (kind !== 'absence') return { from, to };
  const denied = DENIES.exec(words)?.[0].length ?? 0;
  return { from: denied < words.length ? from + denied : from, to };
}

const OPENS = /["'“”„«»‘’‚「『]$/;
const CLOSES = /^["'“”«»‘’」』]/;

/** Whoever marks the words on a sign may have left out the quotation marks around them: they are of it. */
function withQuotes(text: string, mark: Mark): Mark {
  const isQuoted =
    (mark.kind === 'lettering' || mark.kind === 'line') &&
    OPENS.test(text.slice(Math.max(0, mark.from - 1), mark.from)) &&
    CLOSES.test(text.slice(mark.to, mark.to + 1));
  return isQuoted ? { ...mark, from: mark.from - 1, to: mark.to + 1 } : mark;
}
