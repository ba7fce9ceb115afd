import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Unit } from '../units/unit.ts';
import { aroundOf } from './around.ts';
import { evidenceOf } from './witnesses.ts';

/** What stands between quotes: words that are seen, or words that are said. */
export function findQuoted(context: Context): Claim[] {
  const { text, tokens, isClip } = context;
  const claims: Claim[] = [];
  for (const [at, { atom }] of tokens.entries()) {
    if (atom?.kind !== 'quote') continue;
    const { spoken, written, isWrittenTwice, isSpokenByForm, isNamed, isExcluded } = evidenceOf(
      aroundOf(text, tokens, at),
    );
    if (isExcluded) continue;
    const { from, to, inner } = atom;
    if (spoken !== undefined && (written === undefined || spoken < written)) {
      const sure = isSpokenByForm ? 'form' : isClip ? 'agreed' : 'guess';
      const speaker = isNamed ? speakerBefore(context, at) : undefined;
      const said = { kind: 'line' as const, words: inner, ...(speaker && { speaker }) };
      claims.push({ from, to, core: inner, sure, said });
    } else if (written !== undefined || !isClip) {
      const sure = isWrittenTwice || (written !== undefined && !isClip) ? 'agreed' : 'guess';
      claims.push({ from, to, core: inner, sure, said: { kind: 'lettering', words: inner } });
    }
  }
  return claims;
}

/** "IGOR, not looking up:": all of the sentence up to the colon. */
function speakerBefore({ tokens, units }: Context, at: number): { from: number; to: number } | undefined {
  const own = units.findIndex((unit) => unit.from <= at && at < unit.to);
  const sentence = units[own]?.sentence;
  let first: Unit | undefined;
  for (let back = own - 1; back >= 0 && units[back]?.sentence === sentence; back--) first = units[back];
  const last = units[own - 1];
  if (!first || !last || units[own]?.from !== at) return undefined;
  return { from: tokens[first.from]?.from ?? 0, to: tokens[last.to - 1]?.to ?? 0 };
}
