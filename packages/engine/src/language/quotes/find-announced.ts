import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { prepositions } from '../words/closed-class.ts';
import { colours } from '../words/colours.ts';
import { frameParts } from '../words/sight-words.ts';
import { hands, says, sizes, voices, writings } from '../words/surfaces.ts';
import { isFunctionWord } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';

const lines = wordSet('line lines row rows');
const MOST_WORDS = 9;
const FEWEST_LEAD = 2;
/** "Under each a caption: Sit. Lean. Stand." */
const SHORT = 2;

/** Words of a still that stand behind a colon which says where or how they are written: "at the top in capitals: Soup night". */
export function findAnnounced(context: Context): Claim[] {
  const { units, isClip } = context;
  if (isClip) return [];
  return units.flatMap((unit, at) =>
    announces(context, unit)
      ? written(context, at + 1)
      : [...named(context, unit), ...underHeadline(context, at)],
  );
}

/** "Headline: Grow slow, eat late.": a sentence of its own, commas and all. */
function underHeadline({ tokens, units }: Context, at: number): Claim[] {
  const first = units[at];
  if (first?.labelled !== 'lettering' || first.labelFrom === undefined) return [];
  const [label] = tokens.slice(first.labelFrom, first.from).filter(({ kind }) => kind === 'word');
  const beginsSentence =
    tokens[first.labelFrom - 1] === undefined || units[at - 1]?.sentence !== first.sentence;
  if (!titles.has(label?.word ?? '') || !beginsSentence) return [];
  let end = at;
  while (units[end + 1]?.sentence === first.sentence && units[end]?.stop === ',') end += 1;
  const isWhole = units[end + 1]?.sentence !== first.sentence;
  const run = tokens.slice(first.from, units[end]?.to);
  // "Headline: SOUP, bold, at the top": how and where it is written.
  const isOfLook = ({ word }: Token) =>
    hands.has(word) || sizes.has(word) || writings.has(word) || frameParts.has(word) || inks.has(word);
  const isLook = units.slice(at + 1, end + 1).some(({ from, to }) => tokens.slice(from, to).some(isOfLook));
  if (end === at || !isWhole || isLook || !isWritten(run)) return [];
  const words = { from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 };
  const from = tokens[first.labelFrom]?.from ?? words.from;
  return [{ from, to: words.to, core: words, sure: 'form', said: { kind: 'lettering', words } }];
}

function announces({ tokens }: Context, { from, to, stop, labelled }: Unit): boolean {
  if (stop !== ':' || labelled !== undefined) return false;
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  const has = (set: ReadonlySet<string>) => words.some(({ word }) => set.has(word));
  if (words.length < FEWEST_LEAD || has(says) || has(voices)) return false;
  const last = words.at(-1)?.word ?? '';
  if (writings.has(last) || hands.has(last)) return true;
  const isInPlace = prepositions.has(words[0]?.word ?? '') && has(frameParts);
  return has(sizes) && ((isInPlace && sizes.has(last)) || has(lines) || has(writings));
}

/** As far as the sentence goes; one after the other where they are a word or two each. */
function written({ tokens, units }: Context, first: number): Claim[] {
  const claims: Claim[] = [];
  let at = first;
  while (at < units.length) {
    const start = units[at];
    if (!start) break;
    let end = at;
    while (
      units[end + 1]?.sentence === start.sentence &&
      units[end + 1]?.stop !== ':' &&
      units[end]?.stop !== '\n'
    )
      end += 1;
    const run = tokens.slice(start.from, units[end]?.to);
    if (!isWritten(run) || (at > first && run.length > SHORT)) break;
    const words = { from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 };
    claims.push({ ...words, sure: 'agreed', said: { kind: 'lettering', words } });
    const isLineEnd = units[end + 1]?.line !== start.line;
    if (run.length > SHORT || isLineEnd) break;
    at = end + 1;
  }
  return claims;
}

/** "Title The Long Field", "clinic name Kolczak": a name right behind what is written. */
function named({ tokens }: Context, unit: Unit): Claim[] {
  for (let at = unit.from; at < unit.to - 1; at++) {
    const { word = '' } = tokens[at] ?? {};
    const isOfThing = word === 'name' && at > unit.from && isThing(tokens[at - 1]);
    if (!isOfThing && !titles.has(word)) continue;
    let to = at + 1;
    while (
      to < unit.to &&
      (tokens[to]?.isCapital || (joins.has(tokens[to]?.word ?? '') && tokens[to + 1]?.isCapital))
    )
      to += 1;
    const run = tokens.slice(at + 1, to);
    if (!run[0]?.isCapital || run.every(({ isShouted }) => isShouted)) continue;
    const words = { from: run[0].from, to: run.at(-1)?.to ?? 0 };
    return [{ ...words, sure: 'agreed', said: { kind: 'lettering', words } }];
  }
  return [];
}

const inks = wordSet(colours);
const titles = wordSet('title headline slogan tagline caption inscription');
const joins = wordSet('of the and & in on for at to');

function isThing(token: Token | undefined): boolean {
  return token?.kind === 'word' && !isFunctionWord(token.word) && !token.isCapital;
}

function isWritten(run: readonly Token[]): boolean {
  const words = run.filter(({ kind }) => kind !== 'mark');
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    !run.some(({ atom, word }) => atom?.kind === 'quote' || word === ':') &&
    !words.every(({ word }) => hands.has(word) || sizes.has(word))
  );
}
