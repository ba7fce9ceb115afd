import type { Beat } from '../beats/beat.ts';
import { Deeds } from '../beats/deeds.ts';
import { nameAbroad } from '../cast/abroad.ts';
import { belongingOf, isAge } from '../cast/belongings.ts';
import { CastBook } from '../cast/cast-book.ts';
import type { Entity } from '../cast/entity.ts';
import type { Named } from '../cast/named.ts';
import { isSomebody } from '../cast/people.ts';
import { type Piece, piecesOf } from '../cast/pieces.ts';
import { Sentence } from '../cast/sentence.ts';
import { portrayedBy, shownBy } from '../cast/shown-by.ts';
import { Teller } from '../cast/teller.ts';
import { isTraitWord } from '../cast/trait-words.ts';
import type { Clause } from '../clauses/clause.ts';
import { cutClauses } from '../clauses/cut-clauses.ts';
import type { Kind, Statement } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { determiners, pronouns } from '../words/closed-class.ts';
import { baseOf, isMostlyVerb, isVerb, senseOf } from '../words/senses.ts';
import { says } from '../words/surfaces.ts';
import type { Aside } from './aside.ts';
import type { View } from './view.ts';

export interface WhoDoesWhat {
  readonly cast: readonly Entity[];
  readonly beats: readonly Beat[];
  /** Whom each clause is about, with the tokens it covers. */
  readonly clauses: readonly { readonly clause: Clause; readonly who: readonly number[] }[];
  readonly book: CastBook;
}

/** What clauses of these kinds tell is told of somebody or something. */
const TOLD: ReadonlySet<Kind> = new Set(['figure', 'action']);
/** What these are about is shown by them: "portrait of a boxer". */
const SHOWN: ReadonlySet<Kind> = new Set(['camera', 'move', 'look', 'light']);
/** And of these, what is told of somebody's age or place in the frame. */
const BESIDE: ReadonlySet<Kind> = new Set(['time', 'place']);
/** Everybody and everything of a text, and what they do, in one walk from left to right. */
export function whoDoesWhat(view: View): WhoDoesWhat {
  return new Walk(view).walked();
}

class Walk {
  readonly #view: View;
  readonly #tokens: readonly Token[];
  readonly #book: CastBook;
  readonly #teller: Teller;
  readonly #deeds: Deeds;
  readonly #sentence: Sentence;
  /** The unit of the clause that was last told of somebody. */
  #lastTold = -1;
  readonly #clauses: { clause: Clause; who: readonly number[] }[] = [];

  constructor(view: View) {
    this.#view = view;
    this.#tokens = view.tokens;
    const openings = view.units.filter(({ opens }) => opens).map(({ from }) => from);
    this.#book = new CastBook(view.tokens, new Set(openings));
    this.#teller = new Teller(view.tokens, this.#book);
    this.#deeds = new Deeds(view, this.#book, this.#teller);
    this.#sentence = new Sentence(this.#book);
  }

  walked(): WhoDoesWhat {
    const { units, languages, isAside } = this.#view;
    for (const [nth, unit] of units.entries()) {
      if (unit.labelled === 'absence') continue;
      if (this.#sentence.turn(unit.sentence)) this.#deeds.turn();
      for (const one of this.#view.pasted.get(unit.from) ?? []) this.#book.give(one);
      if ((languages[unit.sentence] ?? 'en') !== 'en') this.#abroad(unit, nth);
      else
        for (const clause of cutClauses(this.#tokens, this.#shownIn(unit), nth, isAside))
          this.#clause(clause);
    }
    return { cast: this.#book.entities, beats: this.#deeds.beats, clauses: this.#clauses, book: this.#book };
  }

  /** "Could you make me a picture of | a lamplighter": without what is said to the app around it. */
  #shownIn(unit: Unit): Unit {
    let { from, to } = unit;
    while (from < to && this.#isSaid(from)) from += 1;
    while (to > from && this.#isSaid(to - 1)) to -= 1;
    return { ...unit, from, to };
  }

  #isSaid(at: number): boolean {
    const kind = this.#view.outermost[at]?.kind;
    return kind === 'request' || kind === 'setting';
  }

  #clause(clause: Clause): void {
    const first = this.#firstSaid(clause);
    const outer = first === undefined ? undefined : this.#view.outermost[first];
    if (!outer) return;
    const isMove = first !== undefined && this.#view.innermost[first]?.kind === 'move';
    const isPortrait = TOLD.has(outer.kind) && portrayedBy(this.#tokens, clause) !== undefined;
    if (SHOWN.has(outer.kind) || isPortrait) this.#shown(clause, outer);
    else if (isMove) this.#aimed(clause);
    else if (TOLD.has(outer.kind) || this.#opensWithSomebody(clause) || this.#goesOn(clause))
      this.#told(clause);
    else if (BESIDE.has(outer.kind)) this.#placed(clause);
  }

  /** "A customer in her sixties counts coins": whatever else it tells, it is about her. */
  #opensWithSomebody({ body, verbs, to }: Clause): boolean {
    if (verbs.length === 0) return false;
    const [first] = piecesOf(this.#tokens, body, Math.min(to, verbs[0] ?? to), this.#view.isAside);
    if (first?.role !== 'name') return false;
    return first.name.way === 'part' || isSomebody(this.#tokens[first.name.head]?.word ?? '');
  }

  /** "Two brothers carry a piano, then cross the road". */
  #goesOn(clause: Clause): boolean {
    const isDone = clause.verbs.length > 0;
    if (isDone && !clause.opens && clause.unit === this.#lastTold) return true;
    const isNext =
      clause.joiner !== '' && clause.verbs[0] === clause.body && this.#sentence.only !== undefined;
    return isNext || (!isDone && this.#withPlainDeed(clause) !== clause);
  }

  /** "In her fifties", "on the left": told of who was named before. */
  #placed(clause: Clause): void {
    const pieces = piecesOf(this.#tokens, clause.body, clause.to, this.#view.isAside);
    const [first] = pieces;
    const isTold =
      first?.role === 'frame' || (first?.role === 'led' && first.name && isAge(this.#tokens, first.name));
    if (isTold && first && pieces.length === 1) this.#bare(pieces, clause);
  }

  /** "Tilt up to the cat". */
  #aimed(clause: Clause): void {
    const who = piecesOf(this.#tokens, clause.body, clause.to, this.#view.isAside).flatMap((piece) =>
      piece.role === 'led' && piece.name && piece.name.way !== 'pronoun'
        ? this.#book.meet(piece.name, 'seen').ids
        : [],
    );
    this.#clauses.push({ clause, who });
  }

  #firstSaid({ body, to }: Clause): number | undefined {
    for (let at = body; at < to; at++) if (this.#tokens[at]?.kind !== 'mark') return at;
    return undefined;
  }

  /** "Portrait of a boxer taping his hands": behind "of" it is told as anywhere. "Push-in on the mouse hole": the figures within. */
  #shown(clause: Clause, outer: Statement): void {
    const told = shownBy(this.#tokens, clause);
    if (told !== undefined) {
      const { units, isAside, innermost } = this.#view;
      const unit = units[clause.unit];
      const isOther: Aside = (at) => innermost[at] !== outer && isAside(at);
      if (unit)
        for (const one of cutClauses(
          this.#tokens,
          { ...unit, from: told, to: clause.to },
          clause.unit,
          isOther,
        ))
          this.#told(one, isOther);
      return;
    }
    const met = new Set<number>();
    let at = clause.from;
    while (at < clause.to) {
      const own = this.#view.innermost[at];
      if (own?.kind !== 'figure' || own === this.#view.outermost[at]) {
        at += 1;
        continue;
      }
      let end = at;
      while (end < clause.to && this.#view.innermost[end] === own) end += 1;
      const pieces = piecesOf(this.#tokens, at, end, this.#view.isAside);
      const [lead] = pieces;
      const isLed = lead?.role === 'led' && lead.name;
      if (isLed && lead.name) {
        const { ids } = this.#book.meet(lead.name, 'seen');
        for (const id of ids) met.add(id);
        this.#teller.tellOn(pieces.slice(1), ids);
      } else this.#teller.meetAll(pieces, met);
      at = end;
    }
    if (met.size > 0) this.#hold([...met], clause);
  }

  #told(cut: Clause, isAside: Aside = this.#view.isAside): void {
    this.#lastTold = cut.unit;
    const clause = cut.verbs.length > 0 ? cut : this.#withPlainDeed(cut);
    const { verbs, to, body } = clause;
    const [first] = verbs;
    const pieces = piecesOf(this.#tokens, body, first ?? to, isAside);
    const isThere = this.#tokens[body]?.word === 'there' || this.#tokens[body]?.word === "there's";
    if (isThere) {
      this.#there(clause);
      return;
    }
    const isAsked = first !== undefined && this.#tokens[first - 1]?.atom?.kind === 'quote';
    if (isAsked && says.has(this.#tokens[first]?.word ?? '')) {
      const met = new Set<number>();
      this.#teller.meetAll(piecesOf(this.#tokens, first + 1, to, isAside), met);
      this.#hold([...met], clause);
      this.#deeds.asked({ ...clause, body: first }, [...met]);
      return;
    }
    if (first === undefined && this.#isOnlyTraits(pieces)) {
      const who = this.#sentence.single;
      this.#teller.tell({ role: 'trait', from: body, to }, who);
      this.#clauses.push({ clause, who });
      return;
    }
    const own = this.#ownPart(pieces);
    if (own) {
      this.#ownDoes(own, clause);
      return;
    }
    const met = new Set<number>();
    const isOpen = this.#teller.meetAll(pieces, met);
    const named = [...met];
    const isNamed = named.length > 0 || isOpen;
    if (first === undefined) {
      if (isNamed) this.#hold(named, clause);
      else this.#bare(pieces, clause);
      return;
    }
    const who = isOpen ? [] : isNamed ? named : this.#elided(clause, first);
    if (!isNamed) for (const piece of pieces) this.#teller.tell(piece, who);
    this.#hold(who, clause, isNamed);
    this.#deeds.tellAll(clause, who, isNamed);
  }

  /** "A fisherman, weathered, mends nets"; "three referees, one on the phone, wait". */
  #withPlainDeed(clause: Clause): Clause {
    const who = this.#sentence.only;
    const { word = '' } = this.#tokens[clause.body] ?? {};
    if (!clause.opens || !who) return clause;
    const isSeveral = who.length > 1 || who.some((id) => this.#book.isSeveral(id));
    const base = isSeveral ? word : baseOf(word);
    const next = this.#tokens[clause.body + 1]?.word ?? '';
    const takes = clause.body + 1 < clause.to && (determiners.has(next) || pronouns.has(next));
    // "Then cross the road": where it is led so, or takes something, it may be a noun elsewhere.
    const isLed = clause.joiner === 'then' || takes;
    const isDeed =
      base !== undefined && (isLed ? isVerb(base) : isMostlyVerb(base) && senseOf(word) === undefined);
    return isDeed ? { ...clause, verbs: [clause.body] } : clause;
  }

  /** "Weathered and bearded". */
  #isOnlyTraits(pieces: readonly Piece[]): boolean {
    return (
      this.#sentence.only !== undefined &&
      pieces.length > 0 &&
      pieces.every(
        (piece) =>
          piece.role === 'joint' ||
          (piece.role === 'name' &&
            piece.name.way === 'bare' &&
            piece.name.to === piece.name.from + 1 &&
            isTraitWord(this.#tokens[piece.name.head]?.word ?? '')),
      )
    );
  }

  /** "Her hands", "his coat": of somebody who is known. */
  #ownPart(pieces: readonly Piece[]): { owner: number; name: Named; rest: readonly Piece[] } | undefined {
    const [first, ...rest] = pieces;
    if (first?.role !== 'name' || first.name.way !== 'own') return undefined;
    const owner = this.#book.owner(this.#tokens[first.name.from]?.word ?? '');
    if (owner === undefined) return undefined;
    let { name } = first;
    while (name.head > name.from + 1 && belongingOf(this.#tokens, name) === 'thing')
      name = { ...name, head: name.head - 1 };
    return belongingOf(this.#tokens, name) === 'thing' ? undefined : { owner, name: first.name, rest };
  }

  #ownDoes(
    { owner, name, rest }: { owner: number; name: Named; rest: readonly Piece[] },
    clause: Clause,
  ): void {
    const [first] = clause.verbs;
    if (first === undefined) {
      const end = rest.length === 0 ? name.to : clause.to;
      this.#teller.tell({ role: 'trait', from: name.from, to: end }, [owner]);
      this.#hold([owner], clause, false);
      return;
    }
    this.#hold([owner], clause, false);
    this.#deeds.tellAll(clause, [owner], true);
  }

  /** "There is a dog on the left". */
  #there(clause: Clause): void {
    const from = clause.body + (this.#tokens[clause.body]?.word === 'there' ? 2 : 1);
    const [, second] = clause.verbs;
    const met = new Set<number>();
    this.#teller.meetAll(piecesOf(this.#tokens, from, second ?? clause.to, this.#view.isAside), met);
    const named = [...met];
    this.#hold(named, clause);
    if (second !== undefined) this.#deeds.tellAll({ ...clause, verbs: clause.verbs.slice(1) }, named, true);
  }

  /** Nobody is named, and nothing done: "in a red coat", "weathered and bearded", "on the left". */
  #bare(pieces: readonly Piece[], clause: Clause): void {
    const who = this.#sentence.single;
    for (const piece of pieces) this.#teller.tell(piece, who);
    this.#clauses.push({ clause, who });
  }

  #elided(clause: Clause, verb: number): readonly number[] {
    const isLabelled = this.#view.units[clause.unit]?.labelled === 'action';
    return this.#sentence.elided(clause, this.#tokens[verb]?.word ?? '', isLabelled);
  }

  #hold(who: readonly number[], clause: Clause, isNew = true): void {
    this.#clauses.push({ clause, who });
    this.#sentence.hold(who, isNew);
  }

  /** In other languages only whole statements are told apart. */
  #abroad({ from, to }: Unit, nth: number): void {
    const outer = this.#view.outermost[from];
    if (!outer || !TOLD.has(outer.kind) || outer.from < (this.#tokens[from]?.from ?? 0)) return;
    const name = nameAbroad(this.#view, from, to);
    const who = name ? this.#book.meet(name, 'seen').ids : [];
    this.#hold(who, { from, to, body: from, verbs: [], joiner: '', unit: nth, opens: true });
    if (outer.kind === 'action') this.#deeds.whole(outer, who);
  }
}
