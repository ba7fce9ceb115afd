import { firstFrom } from '../first-from.ts';
import type { Span } from '../span.ts';
import type { Token } from '../tokens/token.ts';
import { wordSet } from '../words/word-set.ts';
import { belongingOf, isAge, isColour } from './belongings.ts';
import type { CastBook } from './cast-book.ts';
import type { Entity } from './entity.ts';
import type { Named } from './named.ts';
import { isSomebody } from './people.ts';
import type { Piece } from './pieces.ts';
import { isTraitWord } from './trait-words.ts';

/** Of more side by side nobody can say who does what. */
const MOST = 12;
const WEARING = wordSet('in wearing dressed clad draped wrapped');
const HOLDING = wordSet('with holding carrying clutching');
/** Whom one of these leads to stands in the picture too. */
const BESIDE = wordSet(
  'with beside besides between behind near opposite alongside against under over above around among by to at next towards toward past from for after on',
);

/** What a text tells of one of its cast, out of the pieces that stand behind their name. */
export class Teller {
  readonly #tokens: readonly Token[];
  readonly #book: CastBook;

  constructor(tokens: readonly Token[], book: CastBook) {
    this.#tokens = tokens;
    this.#book = book;
  }

  /**
   * Tells a piece of some of the cast. Where it brings in somebody of its own, these are given back: "beside a dog".
   */
  tell(piece: Piece, ids: readonly number[]): readonly number[] {
    switch (piece.role) {
      case 'frame': {
        const { from, to, side, depth } = piece.place;
        for (const one of this.#of(ids))
          one.place ??= { ...this.span(from, to), ...(side && { side }), ...(depth && { depth }) };
        return [];
      }
      case 'trait':
        for (const one of this.#of(ids)) {
          one.traits.push(this.span(piece.from, piece.to));
          this.#book.apartBy(one.id, piece.from, piece.to);
        }
        if (NAMING.has(this.#tokens[piece.from]?.word ?? '')) this.#call(piece.from + 1, piece.to, ids);
        return [];
      case 'led':
        return this.#led(piece, ids);
      default:
        return [];
    }
  }

  /** Meets everybody a stretch names and tells of them what stands behind each; says whether somebody was left open. */
  meetAll(pieces: readonly Piece[], named: Set<number>): boolean {
    let isOpen = false;
    let near: readonly number[] = [];
    const ahead: Piece[] = [];
    for (const piece of pieces) {
      if (piece.role === 'name') {
        if (this.#isTrait(piece.name, near)) {
          this.tell({ role: 'trait', from: piece.name.from, to: piece.name.to }, near);
          continue;
        }
        const { ids } = this.#book.meet(piece.name, 'seen');
        if (ids.length === 0) isOpen = true;
        near = ids;
        for (const id of ids) named.add(id);
        // "On the left a bride".
        for (const one of ahead.splice(0)) this.tell(one, near);
      } else if (near.length === 0 && piece.role !== 'joint') ahead.push(piece);
      else {
        // "Two women beside a boy in a hat": he is there too, and does nothing of this.
        const beside = this.tell(piece, near);
        if (beside.length > 0) near = beside;
      }
    }
    if (named.size > 1) this.#book.pair([...named]);
    return isOpen || named.size > MOST;
  }

  /** "One | tall with a red beard". */
  #isTrait({ way, to, head }: Named, near: readonly number[]): boolean {
    return (
      near.length > 0 && way === 'bare' && to === head + 1 && isTraitWord(this.#tokens[head]?.word ?? '')
    );
  }

  /** What hangs on it, up to whatever else the camera waits for. */
  tellOn(pieces: readonly Piece[], who: readonly number[]): void {
    for (const piece of pieces) {
      if (piece.role === 'name' || piece.role === 'joint') return;
      this.tell(piece, who);
    }
  }

  /** What somebody has on, in hand or about them. */
  give(named: Extract<Piece, { role: 'led' }>['name'], ids: readonly number[], as?: 'worn' | 'held'): void {
    if (!named) return;
    const span = this.span(named.from, named.to);
    const kind = as === 'worn' ? 'worn' : belongingOf(this.#tokens, named);
    for (const one of this.#of(ids)) {
      if (kind === 'worn') one.wears.push(span);
      else if (kind === 'body') one.traits.push(span);
      else one.holds.push(span);
    }
    if (kind === 'thing' && ids.length > 0) this.#book.meet(named, 'handled');
  }

  span(from: number, to: number): Span {
    return { from: this.#tokens[from]?.from ?? 0, to: this.#tokens[to - 1]?.to ?? 0 };
  }

  #led({ lead, from, to, name }: Extract<Piece, { role: 'led' }>, ids: readonly number[]): readonly number[] {
    if (!name) return [];
    const span = this.span(from, to);
    if (lead === 'in' && isAge(this.#tokens, name)) {
      for (const one of this.#of(ids)) one.traits.push(span);
      return [];
    }
    const head = this.#tokens[name.head]?.word ?? '';
    const isSomeone = isSomebody(head) && name.way !== 'pronoun';
    if (isSomeone && BESIDE.has(lead)) return this.#book.meet(name, 'seen').ids;
    if (name.way === 'pronoun' || name.way === 'part') {
      // "Behind him", "beside the other": where they are.
      const isPlace = BESIDE.has(lead) && !NO_PLACE.has(lead) && head !== 'it';
      if (isPlace) for (const one of this.#of(ids)) one.place ??= span;
      return [];
    }
    const kind = belongingOf(this.#tokens, name);
    if (lead === 'in' && isColour(this.#tokens, name) && !ids.some((id) => this.#canWear(id))) {
      for (const one of this.#of(ids)) one.traits.push(span);
      return [];
    }
    if (WEARING.has(lead) && (kind === 'worn' || lead !== 'in')) this.give(name, ids, 'worn');
    else if (lead === 'with' && kind === 'body') for (const one of this.#of(ids)) one.traits.push(span);
    else if (HOLDING.has(lead)) this.give(name, ids);
    return [];
  }

  #call(from: number, to: number, ids: readonly number[]): void {
    const [id] = ids;
    const isCapital = this.#tokens.slice(from, to).every((token) => token.isCapital);
    if (id === undefined || ids.length > 1 || from >= to || !isCapital) return;
    for (let at = from; at < to; at++) this.#book.name(id, this.span(from, to), this.#tokens[at]?.word ?? '');
  }

  /** A sign "in red" is red; somebody in red wears it. */
  #canWear(id: number): boolean {
    const { head } = this.#book.entities[id] ?? {};
    const word = head && this.#tokens[firstFrom(this.#tokens, head.from)]?.word;
    return word === undefined || isSomebody(word) || this.#book.entities[id]?.partOf !== undefined;
  }

  #of(ids: readonly number[]): Entity[] {
    return ids.flatMap((id) => this.#book.entities[id] ?? []);
  }
}

/** They lead to somebody, and say nothing of where. */
const NO_PLACE = wordSet('with to at for');
const NAMING = wordSet('named called nicknamed');
