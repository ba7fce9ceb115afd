import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Span } from '../span.ts';
import type { Unit } from '../units/unit.ts';
import { aroundOf } from './around.ts';
import { evidenceOf } from './witnesses.ts';

/** What stands between quotes: words that are seen, or words that are said. */
export function findQuoted(context: Context): Claim[] {
  const { text, tokens, isClip } = context;
  const claims: Claim[] = [];
  const beginning = new Map(context.units.map(({ from }, nth) => [from, nth]));
  for (const [at, { atom }] of tokens.entries()) {
    if (atom?.kind !== 'quote') continue;
    const { spoken, written, isWrittenTwice, isSpokenByForm, isNamed, isBySomebody, isExcluded } = evidenceOf(
      aroundOf(text, tokens, at),
    );
    if (isExcluded) continue;
    const { from, to, inner } = atom;
    // What nobody says is no sound that a still could not make.
    const isSaid = isClip || isBySomebody;
    if (isSaid && spoken !== undefined && (written === undefined || spoken < written)) {
      const sure = isSpokenByForm ? 'form' : isClip ? 'agreed' : 'guess';
      const speaker = isNamed ? speakerBefore(context, beginning.get(at) ?? 0) : undefined;
      const said = { kind: 'line' as const, words: inner, ...(speaker && { speaker }) };
      claims.push({ from, to, core: inner, sure, said });
    } else if (written !== undefined || !isClip) {
      const sure = isWrittenTwice || (written !== undefined && !isClip) ? 'agreed' : 'guess';
      claims.push({ from, to, core: inner, sure, said: { kind: 'lettering', words: inner } });
    }
  }
  return claims;
}

const MOST_BACK = 6;

/** "IGOR, not looking up:": the sentence up to the colon, within a few clauses. */
function speakerBefore({ tokens, units }: Context, own: number): Span | undefined {
  const sentence = units[own]?.sentence;
  const last = units[own - 1];
  let first: Unit | undefined;
  for (let back = own - 1; back >= Math.max(0, own - MOST_BACK) && units[back]?.sentence === sentence; back--)
    first = units[back];
  if (!first || !last) return undefined;
  return { from: tokens[first.from]?.from ?? 0, to: tokens[last.to - 1]?.to ?? 0 };
}
