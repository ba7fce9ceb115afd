import { isDeterminer, isPreposition, isThirdPerson } from '../words/word-class.ts';
import type { TermToken } from './term-token.ts';

/** What stands around a phrase decides whether it means what it says. Words are parted by spaces. */
export interface Sense {
  /** Not when one of these follows; several words in a row are joined by a low line. */
  notBefore?: string;
  /** Not when one of these goes before. */
  notAfter?: string;
  /** Only when one of these goes before, or the clause begins with the phrase. */
  after?: string;
  /** Only when one of these follows, or the clause ends with the phrase. */
  before?: string;
  /** Only when one of these stands up to five words before it in the same clause. */
  needs?: string;
  /** Or when one of these stands up to five words before it in the same clause. */
  near?: string;
  /** Never when one of these stands up to five words before it in the same clause. */
  notNear?: string;
  /** It is a name too: not with a capital in the middle of a sentence, nor before what a person does. */
  name?: true;
  /** Only in capitals, as an abbreviation is written. */
  capitals?: true;
}

interface CompiledSense {
  notBefore: Set<string>;
  notAfter: Set<string>;
  after: Set<string> | undefined;
  before: Set<string> | undefined;
  needs: Set<string>;
  near: Set<string>;
  notNear: Set<string>;
  name: boolean;
  capitals: boolean;
}

export interface Meaning {
  field: string;
  value: string;
}

interface Node {
  next: Map<string, Node>;
  meanings: { meaning: Meaning; sense: CompiledSense | undefined }[];
}

export interface PhraseBook {
  root: Node;
}

export interface PhraseHit extends Meaning {
  from: number;
  to: number;
}

/** Phrases of one field: for each value its wordings, parted by commas; `~name` behind one names its sense. */
export type Wordings = Readonly<Record<string, string>>;

export function phraseBook(
  fields: Readonly<Record<string, Wordings>>,
  senses: Readonly<Record<string, Sense>>,
): PhraseBook {
  const root: Node = { next: new Map(), meanings: [] };
  const compiled = new Map(Object.entries(senses).map(([name, sense]) => [name, compile(sense)]));
  for (const [field, wordings] of Object.entries(fields))
    for (const [value, list] of Object.entries(wordings))
      for (const wording of list.split(',')) {
        const [phrase = '', name] = wording.split('~').map((part) => part.trim());
        const sense = compiled.get(name ?? phrase) ?? compiled.get(field);
        if (name !== undefined && !sense) throw new Error(`The wording "${wording}" names no sense.`);
        add(root, phrase, { field, value }, sense);
      }
  return { root };
}

function add(root: Node, phrase: string, meaning: Meaning, sense: CompiledSense | undefined): void {
  let node = root;
  for (const word of phrase.split(' ')) {
    let next = node.next.get(word);
    if (!next) {
      next = { next: new Map(), meanings: [] };
      node.next.set(word, next);
    }
    node = next;
  }
  node.meanings.push({ meaning, sense });
}

function compile(sense: Sense): CompiledSense {
  const set = (words: string | undefined) => new Set(words?.split(/\s+/).filter(Boolean));
  return {
    notBefore: set(sense.notBefore),
    notAfter: set(sense.notAfter),
    after: sense.after === undefined ? undefined : set(sense.after),
    before: sense.before === undefined ? undefined : set(sense.before),
    needs: set(sense.needs),
    near: set(sense.near),
    notNear: set(sense.notNear),
    name: sense.name === true,
    capitals: sense.capitals === true,
  };
}

const LOOK_BACK = 5;

/** Every phrase of the book in the text, the longest at each place; of two that overlap in one field, the later says more. */
export function findPhrases(book: PhraseBook, tokens: readonly TermToken[]): PhraseHit[] {
  const hits: PhraseHit[] = [];
  for (let from = 0; from < tokens.length; from++) {
    let node = book.root.next.get(tokens[from]?.word ?? '');
    let best: Map<string, PhraseHit> | undefined;
    for (let at = from; node; at++) {
      for (const { meaning, sense } of node.meanings)
        if (!sense || holds(sense, tokens, from, at + 1)) {
          best ??= new Map();
          best.set(meaning.field, { ...meaning, from, to: at + 1 });
        }
      node = node.next.get(tokens[at + 1]?.word ?? '');
    }
    if (best) for (const hit of best.values()) addHit(hits, hit);
  }
  return hits;
}

const MOST_OVERLAPS = 6;

/** "camera pans" gives way to "pans left"; "wide shot" is part of "extreme wide shot". */
function addHit(hits: PhraseHit[], hit: PhraseHit): void {
  for (let at = hits.length - 1; at >= 0 && at >= hits.length - MOST_OVERLAPS; at--) {
    const other = hits[at];
    if (!other || other.field !== hit.field || other.to <= hit.from) continue;
    if (hit.to <= other.to) return;
    hits.splice(at, 1);
  }
  hits.push(hit);
}

function holds(sense: CompiledSense, tokens: readonly TermToken[], from: number, to: number): boolean {
  const before = tokens[from - 1];
  const after = tokens[to];
  if (sense.notBefore.size > 0 && follows(sense.notBefore, tokens, to)) return false;
  if (sense.notAfter.size > 0 && precedes(sense.notAfter, tokens, from)) return false;
  if (sense.capitals && !tokens[from]?.isShouted) return false;
  if (sense.notNear.size > 0 && isNear(sense.notNear, tokens, from)) return false;
  if (sense.name && isName(tokens, from)) return false;
  if (sense.needs.size > 0 && !isNear(sense.needs, tokens, from)) return false;
  const begins = !before || before.kind === 'mark';
  const ends = !after || after.kind === 'mark';
  if (sense.after && !begins && !sense.after.has(before?.word ?? '') && !isNear(sense.near, tokens, from))
    return false;
  if (sense.before && !ends && !sense.before.has(after?.word ?? '')) return false;
  return true;
}

function isName(tokens: readonly TermToken[], at: number): boolean {
  const token = tokens[at];
  if (!token?.isCapital || token.isShouted) return false;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (before?.kind === 'word')
    return !before.isCapital && !isPreposition(before.word) && !isDeterminer(before.word);
  return (
    after?.kind === 'word' &&
    isThirdPerson(after.word) &&
    !['falls', 'rises', 'comes', 'hits', 'runs'].includes(after.word)
  );
}

/** Several words in a row are joined by a low line: "of_the_roof". */
function follows(words: Set<string>, tokens: readonly TermToken[], to: number): boolean {
  let joined = '';
  for (const token of tokens.slice(to, to + 3)) {
    joined = joined === '' ? token.word : `${joined}_${token.word}`;
    if (words.has(joined)) return true;
  }
  return false;
}

function precedes(words: Set<string>, tokens: readonly TermToken[], from: number): boolean {
  const before = tokens[from - 1]?.word ?? '';
  return words.has(before) || words.has(`${tokens[from - 2]?.word ?? ''}_${before}`);
}

function isNear(words: Set<string>, tokens: readonly TermToken[], from: number): boolean {
  for (let at = from - 1; at >= 0 && at >= from - LOOK_BACK; at--) {
    const token = tokens[at];
    if (!token || isStop(token) || token.word === 'of') return false;
    if (words.has(token.word)) return true;
  }
  return false;
}

/** A mark that ends a clause. */
export function isStop(token: TermToken): boolean {
  return token.kind === 'mark' && /[.!?;:\n,()[\]–—]/.test(token.word);
}
