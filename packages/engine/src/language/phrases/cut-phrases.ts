import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, conjunctions, determiners, pronouns } from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { wordSet } from '../words/word-set.ts';
import { verbAt } from './find-verb.ts';
import type { Phrase } from './phrase.ts';

/** Prepositions that say where, when, or in what light; "with" and "of" tell more of the thing before them. */
const LEADS = wordSet(
  'in on at inside outside near under underneath below beneath over above behind beside between among amid around across along through against within beyond during before after aboard atop opposite by from past into onto without',
);
/** Two words that lead as one: "out of", "on top of". */
const JOINS = wordSet('of to from');

/** The phrases of a unit from left to right: they tile it. */
export function cutPhrases(tokens: readonly Token[], unit: Unit): Phrase[] {
  const verb = verbAt(tokens, unit);
  const cuts: { at: number; role: Phrase['role'] }[] = [];
  for (let at = unit.from; at < unit.to; at++) {
    const { kind, word } = tokens[at] as Token;
    if (at === verb) cuts.push({ at, role: 'deed' });
    else if (kind === 'word' && LEADS.has(word) && leads(tokens, unit, at)) cuts.push({ at, role: 'led' });
    else if (
      cuts.at(-1)?.role === 'led' &&
      (verb === undefined || at < verb) &&
      opensName(tokens, cuts.at(-1)?.at ?? at, at)
    )
      cuts.push({ at, role: 'name' });
    else if (
      word === 'of' &&
      cuts.length < 2 &&
      (verb === undefined || verb >= at) &&
      isOfPicture(tokens, unit, at)
    )
      cuts.push({ at, role: 'led' });
  }
  if (cuts[0]?.at !== unit.from) cuts.unshift({ at: unit.from, role: 'name' });
  return cuts.map(({ at, role }, n) => {
    const to = cuts[n + 1]?.at ?? unit.to;
    return { from: at, to, role, head: headOf(tokens, at, to) };
  });
}

/** "A portrait of", "macro of": what follows is what the picture shows. */
function isOfPicture(tokens: readonly Token[], unit: Unit, at: number): boolean {
  return at > unit.from && PICTURES.has(tokens[at - 1]?.word ?? '');
}

const PICTURES = wordSet(
  'portrait photo photograph picture image shot close-up closeup up macro painting illustration sketch drawing render rendering view still poster print engraving watercolour watercolor linocut etching snapshot selfie profile headshot cutaway footage film video clip animation scene silhouette study',
);

/** "On the left a bride", "behind the glass an umbrella maker": where, and then who. */
function opensName(tokens: readonly Token[], lead: number, at: number): boolean {
  const { word, kind } = tokens[at] as Token;
  if (at < lead + 2 || !(NEW.has(word) || numberOf(word) !== undefined || kind === 'number')) return false;
  const { kind: form, word: before } = tokens[at - 1] as Token;
  return (
    form === 'word' &&
    !determiners.has(before) &&
    !LEADS.has(before) &&
    !conjunctions.has(before) &&
    before !== 'of' &&
    before !== 'with'
  );
}

const NEW = wordSet('a an her his their another somebody someone');

/** A noun phrase follows; "up in", "out of" and "looks at her" lead to nothing that could be a place. */
function leads(tokens: readonly Token[], unit: Unit, at: number): boolean {
  const next = tokens[at + 1];
  if (at + 1 >= unit.to || !next || next.kind === 'mark') return false;
  if (pronouns.has(next.word) || auxiliaries.has(next.word) || conjunctions.has(next.word)) return false;
  return !JOINS.has(next.word);
}

/** They stand behind a noun and are none. */
const TRAILS = wordSet(
  'only too throughout off far away everywhere all alone please pls then already still again instead too',
);

/** "The back of a van" is a van’s back; "a boy in a hat" is a boy. */
function headOf(tokens: readonly Token[], from: number, to: number): number {
  let head = from;
  for (let at = from; at < to; at++) {
    const { kind, word } = tokens[at] as Token;
    const isBreak =
      at > from &&
      (conjunctions.has(word) ||
        word === 'of' ||
        word === 'with' ||
        word === 'for' ||
        (kind === 'mark' && word !== '-' && word !== "'"));
    if (isBreak && head > from) break;
    if (kind === 'word' && !determiners.has(word) && !LEADS.has(word) && !TRAILS.has(word)) head = at;
    if (kind === 'atom') head = at;
  }
  return head;
}
