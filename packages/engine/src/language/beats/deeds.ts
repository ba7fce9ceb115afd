import { belongingOf } from '../cast/belongings.ts';
import type { CastBook } from '../cast/cast-book.ts';
import { isEachOther, type Named } from '../cast/named.ts';
import { isSomebody } from '../cast/people.ts';
import { type Piece, piecesOf } from '../cast/pieces.ts';
import type { Teller } from '../cast/teller.ts';
import { isTraitWord } from '../cast/trait-words.ts';
import type { Clause } from '../clauses/clause.ts';
import type { View } from '../scene/view.ts';
import type { Statement } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import { auxiliaries, conjunctions } from '../words/closed-class.ts';
import { wordSet } from '../words/word-set.ts';
import type { Beat } from './beat.ts';
import { being, having, holding, wearing } from './deed-words.ts';
import { linkBehind, linkOf } from './link-of.ts';

const DENIES = wordSet('not never');

/** What is done, clause by clause, and what it tells of those who do it. */
export class Deeds {
  readonly beats: Beat[] = [];
  readonly #view: View;
  readonly #tokens: readonly Token[];
  readonly #book: CastBook;
  readonly #teller: Teller;
  /** What a clause that is led by "while" or "after" says of the next. */
  #pending: Beat['link'] | undefined;

  constructor(view: View, book: CastBook, teller: Teller) {
    this.#view = view;
    this.#tokens = view.tokens;
    this.#book = book;
    this.#teller = teller;
  }

  /** A sentence ends: what led into it is over. */
  turn(): void {
    this.#pending = undefined;
  }

  /** '"Is that it?" asks the groom'. */
  asked(clause: Clause, who: readonly number[]): void {
    this.beats.push({
      id: this.beats.length,
      of: this.#view.outermost[clause.body]?.id ?? 0,
      who,
      does: this.#teller.span(clause.body, clause.body + 1),
      to: [],
      isDenied: false,
      link: 'open',
    });
  }

  /** In another language: the whole statement. */
  whole({ id, from, to }: Statement, who: readonly number[]): void {
    this.beats.push({
      id: this.beats.length,
      of: id,
      who,
      does: { from, to },
      to: [],
      isDenied: false,
      link: 'open',
    });
  }

  tellAll(clause: Clause, who: readonly number[], isNamed: boolean): void {
    const { verbs, to, joiner } = clause;
    for (const [nth, verb] of verbs.entries()) {
      const end = verbs[nth + 1] ?? to;
      const link = nth > 0 ? 'together' : this.#linkOf(clause, verb, isNamed);
      this.#deed(verb, end, { who, link, of: this.#view.outermost[verb]?.id ?? 0 });
    }
    if (joiner !== '' && clause.opens && !isAnd(joiner)) this.#pending = linkBehind(joiner);
  }

  #linkOf({ joiner, opens }: Clause, verb: number, isNamed: boolean): Beat['link'] {
    const pending = this.#pending;
    this.#pending = undefined;
    if (this.beats.length === 0) return 'open';
    if (pending && (joiner === '' || isAnd(joiner))) return pending;
    if (joiner !== '' && !(opens && linkOf(joiner) !== 'then')) return linkOf(joiner);
    const isAtOnce = !isNamed && this.#tokens[verb]?.word.endsWith('ing') === true;
    return isAtOnce ? 'together' : 'open';
  }

  #deed(verb: number, end: number, { who, link, of }: Pick<Beat, 'who' | 'link' | 'of'>): void {
    const word = this.#tokens[verb]?.word ?? '';
    const isSo = being.has(word);
    const isHelp = (auxiliaries.has(word) && !having.has(word)) || DENIES.has(word);
    const main = isSo ? this.#mainBehind(verb, end) : isHelp ? this.#helped(verb, end) : verb;
    const last = this.#lastSaid(verb, end);
    if (main === undefined) {
      // "Is tall", "is a baker".
      const [first, ...rest] = piecesOf(this.#tokens, verb + 1, end, this.#view.isAside);
      if (first?.role === 'frame' || first?.role === 'led')
        for (const piece of [first, ...rest]) this.#teller.tell(piece, who);
      else if (last > verb + 1) this.#teller.tell({ role: 'trait', from: verb + 1, to: last }, who);
      return;
    }
    const pieces = piecesOf(this.#tokens, main + 1, end, this.#view.isAside);
    const deed = this.#tokens[main]?.word ?? '';
    if (
      wearing.has(deed) ||
      (having.has(deed) && (pieces[0]?.role === 'name' || pieces[0]?.role === 'trait'))
    ) {
      for (const piece of pieces)
        if (piece.role === 'name') this.#teller.give(piece.name, who, wearing.has(deed) ? 'worn' : undefined);
        else this.#teller.tell(piece, who);
      return;
    }
    const to = this.#takes(pieces, who, holding.has(deed));
    this.beats.push({
      id: this.beats.length,
      of,
      who,
      does: this.#teller.span(verb, last),
      to,
      isDenied: this.#isDenied(verb, end),
      link,
    });
  }

  /** "Is slowly turning": what is done; nothing where only something is told of them. */
  #mainBehind(verb: number, end: number): number | undefined {
    for (let at = verb + 1; at < Math.min(end, verb + 4); at++) {
      const { kind, word } = this.#tokens[at] as Token;
      if (kind === 'word' && word.endsWith('ing') && word.length > 4) return at;
      if (kind !== 'word' || !(DENIES.has(word) || word.endsWith('ly') || word === 'being')) return undefined;
    }
    return undefined;
  }

  /** "Does not look up": the deed behind what helps it. */
  #helped(verb: number, end: number): number {
    for (let at = verb + 1; at < Math.min(end, verb + 4); at++) {
      const { kind, word } = this.#tokens[at] as Token;
      if (kind === 'word' && !DENIES.has(word) && !word.endsWith('ly')) return at;
    }
    return verb;
  }

  #lastSaid(verb: number, end: number): number {
    let to = end;
    while (to > verb + 1) {
      const { kind, word } = this.#tokens[to - 1] as Token;
      if (!this.#view.isAside(to - 1) && kind !== 'mark' && !conjunctions.has(word)) break;
      to -= 1;
    }
    return to;
  }

  #takes(pieces: readonly Piece[], who: readonly number[], isHeld: boolean): readonly number[] {
    const to = new Set<number>();
    let near: readonly number[] = [];
    for (const piece of pieces) {
      if (piece.role === 'name') {
        const head = this.#tokens[piece.name.head]?.word ?? '';
        const isBack = head.endsWith('self') || head.endsWith('selves');
        if (isBack || isEachOther(this.#tokens, piece.name.from, piece.name.to)) near = who;
        else if (this.#isAdverb(piece.name)) continue;
        else {
          if (isHeld && piece.name.way !== 'pronoun') this.#holdIn(piece.name, who);
          near = this.#book.meet(piece.name, isSomebody(head) ? 'seen' : 'handled', who).ids;
        }
        for (const id of near) to.add(id);
        continue;
      }
      // "Dives left": which way, and nothing about them.
      if (piece.role === 'trait' && piece.to === piece.from + 1) continue;
      const isOnSomebody = near.some((id) => this.#isSomebody(id));
      const isGarment =
        piece.role === 'led' && piece.name && belongingOf(this.#tokens, piece.name) !== 'thing';
      const isOwn = near.length > 0 && (isOnSomebody || !isGarment) && piece.role !== 'frame';
      const met = this.#teller.tell(piece, isOwn ? near : who);
      if (to.size === 0) for (const id of met) to.add(id);
    }
    return [...to];
  }

  #holdIn({ from, to }: Named, who: readonly number[]): void {
    for (const id of who) this.#book.entities[id]?.holds.push(this.#teller.span(from, to));
  }

  #isSomebody(id: number): boolean {
    const { head } = this.#book.entities[id] ?? {};
    return head !== undefined && isSomebody(this.#view.text.slice(head.from, head.to).toLowerCase());
  }

  /** "Turns slowly", "looks up". */
  #isAdverb({ way, from, to }: Named): boolean {
    const { word = '' } = this.#tokens[from] ?? {};
    return way === 'bare' && to === from + 1 && (isTraitWord(word) || ADVERBS.has(word));
  }

  #isDenied(verb: number, end: number): boolean {
    const near = this.#tokens.slice(Math.max(0, verb - 1), Math.min(end, verb + 3));
    return near.some(({ word }) => DENIES.has(word) || word.endsWith("n't"));
  }
}

const ADVERBS = wordSet(
  'up down away back off out over around apart once twice again forward forwards backward backwards sideways home still along ahead past together alone upright round on in',
);

function isAnd(joiner: string): boolean {
  return joiner === 'and' || joiner === 'but' || joiner === 'so';
}
