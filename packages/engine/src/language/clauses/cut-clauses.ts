import { countAt } from '../cast/count-at.ts';
import { isPartWord } from '../cast/part-words.ts';
import { isSomebody } from '../cast/people.ts';
import { verbAt } from '../phrases/find-verb.ts';
import type { Aside } from '../scene/aside.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, determiners, isJoining, prepositions, pronouns } from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { baseOf, isMostlyVerb, isVerb } from '../words/senses.ts';
import { wordSet } from '../words/word-set.ts';
import type { Clause } from './clause.ts';

const JOINERS = wordSet(
  'and but then while as before after until when whereas so meanwhile finally next whilst',
);
/** What may stand with one: "and then", "just as". */
const WITH_JOINER = wordSet('and but then just so while as suddenly finally now later');
const MOST_VERBS = 4;

interface Draft {
  from: number;
  to: number;
  body: number;
  verb: number | undefined;
  joiner: string;
}

/** The clauses of a unit from left to right. "Bread and butter" is one; "lights a lantern and waits" are two. */
export function cutClauses(tokens: readonly Token[], unit: Unit, nth: number, isAside: Aside): Clause[] {
  const drafts: Draft[] = [];
  for (const part of partsOf(tokens, unit, isAside)) {
    const before = drafts.at(-1);
    const verb = firstVerb(tokens, unit, part.body, part.to) ?? alike(tokens, before?.verb, part);
    const isBoth = part.joiner === 'and' || part.joiner === 'but' || part.joiner === 'so';
    const isMore = before && (verb === undefined || (before.verb === undefined && isBoth));
    // "After the whistle": no clause, and a phrase like others.
    const isPhrase =
      !before && verb !== undefined && LEADS.has(part.joiner) && hasTwoNames(tokens, part.body, verb);
    if (isPhrase) {
      drafts.push({ ...part, body: part.from, joiner: '', verb });
      continue;
    }
    if (isMore) {
      before.to = part.to;
      before.verb ??= verb;
    } else drafts.push({ ...part, verb });
  }
  const [only] = drafts;
  // "Two gulls and a cat sleep": how many there are is told by all of it.
  const isWhole = only && drafts.length === 1 && only.verb === undefined && only.body === unit.from;
  if (isWhole && isPartWord(tokens, unit.from, unit.to) === undefined) only.verb = verbAt(tokens, unit);
  return drafts.map(({ verb, ...one }, at) => ({
    ...one,
    verbs:
      verb === undefined ? [] : [withHelp(tokens, verb, one.body), ...further(tokens, unit, verb, one.to)],
    unit: nth,
    opens: at === 0,
  }));
}

function partsOf(tokens: readonly Token[], unit: Unit, isAside: Aside): Omit<Draft, 'verb'>[] {
  const parts: Omit<Draft, 'verb'>[] = [];
  let part = { from: unit.from, to: unit.to, body: unit.from, joiner: '' };
  for (let at = unit.from; at < unit.to; at++) {
    const { word = '', kind, atom } = tokens[at] as Token;
    if (atom?.kind === 'timestamp') {
      const body = skipMarks(tokens, at + 1, unit.to);
      if (at > part.from) parts.push({ ...part, to: at });
      part = { from: at, to: unit.to, body, joiner: 'then' };
      at = body - 1;
      continue;
    }
    if (kind !== 'word' || !JOINERS.has(word) || isAside(at)) continue;
    let body = at + 1;
    const joined = [word];
    while (body < unit.to && WITH_JOINER.has(tokens[body]?.word ?? '')) {
      joined.push(tokens[body]?.word ?? '');
      body += 1;
    }
    if (at > part.from) {
      parts.push({ ...part, to: at });
      part = { from: at, to: unit.to, body, joiner: '' };
    } else part = { ...part, body };
    part.joiner = joined.find((one) => one !== 'and' && one !== 'just' && one !== 'but') ?? word;
    at = body - 1;
  }
  parts.push(part);
  return parts;
}

/** "[00:03-00:06]: the diver". */
function skipMarks(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  while (at < to && tokens[at]?.kind === 'mark') at += 1;
  return at;
}

/** "Is tying", "never smiles": what helps or denies it belongs to it. */
function withHelp(tokens: readonly Token[], verb: number, body: number): number {
  let from = verb;
  while (from > body && HELPS.has(tokens[from - 1]?.word ?? '')) from -= 1;
  return from;
}

const HELPS = wordSet('is are was were does do did will not never');
const LEADS = wordSet('after before until');

/** "The whistle the goalkeeper": what leads the clause, and who. */
function hasTwoNames(tokens: readonly Token[], from: number, verb: number): boolean {
  for (let at = from + 1; at < verb; at++) if (determiners.has(tokens[at]?.word ?? '')) return true;
  return false;
}

/** "One laughing": what stands behind one of several opens what it does. */
function firstVerb(tokens: readonly Token[], unit: Unit, from: number, to: number): number | undefined {
  if (from >= to) return undefined;
  const own = isPartWord(tokens, from, to) ?? from;
  const first = verbAt(tokens, { ...unit, from: own, to, opens: unit.opens && own === unit.from });
  // "Two sumo wrestlers face each other": they are no deed.
  const isPerson = first !== undefined && first > own && isSomebody(tokens[first]?.word ?? '');
  const found = isPerson ? verbAt(tokens, { ...unit, from: first + 1, to, opens: false }) : first;
  return (
    found ??
    behindPart(tokens, { from, own, to }) ??
    behindPronoun(tokens, own, to) ??
    behindPerson(tokens, own, to) ??
    behindGroup(tokens, own, to)
  );
}

/** "The first one waves", "the other does not". */
function behindPart(
  tokens: readonly Token[],
  { from, own, to }: Record<'from' | 'own' | 'to', number>,
): number | undefined {
  const { word = '' } = tokens[own] ?? {};
  if (own === from || own >= to) return undefined;
  return auxiliaries.has(word) || baseOf(word) !== undefined ? own : undefined;
}

/** "Carry a piano and look up": in the same form as what they do before. */
function alike(
  tokens: readonly Token[],
  verb: number | undefined,
  { body, to }: Pick<Draft, 'body' | 'to'>,
): number | undefined {
  const { word: first = '' } = tokens[verb ?? -1] ?? {};
  const { word = '' } = tokens[body] ?? {};
  const isPlain = isVerb(first) && isVerb(word) && !first.endsWith('ing');
  if (!isPlain || body >= to) return undefined;
  const next = body + 1 < to ? (tokens[body + 1]?.word ?? '') : '';
  const takes = determiners.has(next) || pronouns.has(next) || prepositions.has(next) || next.endsWith('ly');
  return takes || (next === '' && isMostlyVerb(word)) ? body : undefined;
}

/** "A boy beside her watching". */
function behindPronoun(tokens: readonly Token[], from: number, to: number): number | undefined {
  const { word = '' } = tokens[to - 1] ?? {};
  const isDoing = word.endsWith('ing') && word.length > 4;
  return isDoing && to - 2 > from && OBJECTS.has(tokens[to - 2]?.word ?? '') ? to - 1 : undefined;
}

/** "The goalkeeper dives left". */
function behindPerson(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let at = from + 1; at < to; at++) {
    const { word = '' } = tokens[at] ?? {};
    const before = tokens[at - 1]?.word ?? '';
    // "A girl of seven carries".
    const isAged = tokens[at - 2]?.word === 'of' && numberOf(before) !== undefined;
    const isTagged = tokens[at - 1]?.atom?.kind === 'mention';
    if ((isSomebody(before) || isAged || isTagged) && !isSomebody(word) && baseOf(word) !== undefined)
      return at;
  }
  return undefined;
}

/** "A pair of brothers with grey hair carry a piano". */
function behindGroup(tokens: readonly Token[], from: number, to: number): number | undefined {
  const counted = countAt(tokens, from, to);
  if (!counted || counted.count === 1) return undefined;
  for (let at = counted.to + 1; at < to; at++) {
    const { word = '', kind } = tokens[at] ?? {};
    const before = tokens[at - 1];
    const next = at + 1 < to ? tokens[at + 1]?.word : undefined;
    const takes =
      next !== undefined && (determiners.has(next) || pronouns.has(next) || prepositions.has(next));
    const isBehindNoun = before?.kind === 'word' && !isJoining(before.word) && before.word !== 'of';
    if (kind !== 'word' || !isBehindNoun || isSomebody(word)) continue;
    if (takes ? isVerb(word) && determiners.has(next ?? '') : next === undefined && isMostlyVerb(word))
      return at;
    if (takes && isMostlyVerb(word)) return at;
  }
  return undefined;
}

const OBJECTS = wordSet('her him them it');

/** "A woman sitting on a bench reads": a finite verb behind one that only describes. */
function further(tokens: readonly Token[], unit: Unit, first: number, to: number): number[] {
  const verbs: number[] = [];
  let last = first;
  while (verbs.length < MOST_VERBS) {
    const isOpen = tokens[last]?.word.endsWith('ing') === true;
    const next = last + 2 < to ? verbAt(tokens, { ...unit, from: last + 1, to, opens: false }) : undefined;
    if (next === undefined || next === last + 1) break;
    const { word = '' } = tokens[next] ?? {};
    const isTold = auxiliaries.has(word) || baseOf(word) !== undefined;
    if (!(isOpen && isTold) && !word.endsWith('ing')) break;
    verbs.push(next);
    last = next;
  }
  return verbs;
}
