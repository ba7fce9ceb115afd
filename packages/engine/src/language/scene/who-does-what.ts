import type { Beat } from '../beats/beat.ts';
import { being, having, holding, wearing } from '../beats/deed-words.ts';
import { linkBehind, linkOf } from '../beats/link-of.ts';
import { belongingOf, isAge } from '../cast/belongings.ts';
import { CastBook } from '../cast/cast-book.ts';
import type { Entity } from '../cast/entity.ts';
import { isEachOther, type Named } from '../cast/named.ts';
import { isSomebody } from '../cast/people.ts';
import { type Piece, piecesOf } from '../cast/pieces.ts';
import { isTraitWord } from '../cast/trait-words.ts';
import type { Clause } from '../clauses/clause.ts';
import { cutClauses } from '../clauses/cut-clauses.ts';
import type { Kind, Statement } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import { auxiliaries, conjunctions } from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { baseOf, isMostlyVerb, senseOf } from '../words/senses.ts';
import { says } from '../words/surfaces.ts';
import { wordSet } from '../words/word-set.ts';
import type { Aside } from './aside.ts';
import { Teller } from './tell-of.ts';
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
const PICTURES = wordSet(
  'portrait photo photograph picture image shot close-up closeup up macro painting illustration sketch drawing render rendering view still poster print engraving watercolour watercolor linocut etching snapshot selfie profile headshot footage film video clip animation silhouette study statue',
);
/** Of these it cannot be that the thing itself is seen, as a painting of a ship is. */
const PORTRAITS = wordSet(
  'portrait photo photograph picture image shot close-up closeup macro view video clip film footage',
);
const DENIES = wordSet('not never');

/** Everybody and everything of a text, and what they do, in one walk from left to right. */
export function whoDoesWhat(view: View): WhoDoesWhat {
  return new Walk(view).walked();
}

class Walk {
  readonly #view: View;
  readonly #tokens: readonly Token[];
  readonly #book: CastBook;
  readonly #teller: Teller;
  readonly #beats: Beat[] = [];
  readonly #clauses: { clause: Clause; who: readonly number[] }[] = [];
  #sentence = -1;
  /** Whom the sentence has named as doing or being something, apart from parts of them. */
  #subjects: (readonly number[])[] = [];
  /** And the one before it. */
  #before: (readonly number[])[] = [];
  #last: readonly number[] = [];
  #pending: Beat['link'] | undefined;

  constructor(view: View) {
    this.#view = view;
    this.#tokens = view.tokens;
    const openings = view.units.filter(({ opens }) => opens).map(({ from }) => from);
    this.#book = new CastBook(view.tokens, new Set(openings));
    this.#teller = new Teller(view.tokens, this.#book);
  }

  walked(): WhoDoesWhat {
    const { units, languages, isAside } = this.#view;
    for (const [nth, unit] of units.entries()) {
      if (unit.labelled === 'absence') continue;
      this.#turn(unit.sentence);
      for (const one of this.#view.pasted.get(unit.from) ?? []) this.#book.give(one);
      if ((languages[unit.sentence] ?? 'en') !== 'en') this.#abroad(nth);
      else for (const clause of cutClauses(this.#tokens, unit, nth, isAside)) this.#clause(clause);
    }
    return { cast: this.#book.entities, beats: this.#beats, clauses: this.#clauses, book: this.#book };
  }

  #turn(sentence: number): void {
    if (sentence === this.#sentence) return;
    this.#sentence = sentence;
    if (this.#subjects.length > 0) this.#before = this.#subjects;
    this.#subjects = [];
    this.#last = [];
    this.#pending = undefined;
  }

  #clause(clause: Clause): void {
    const first = this.#firstSaid(clause);
    const outer = first === undefined ? undefined : this.#view.outermost[first];
    if (!outer) return;
    const isMove = first !== undefined && this.#view.innermost[first]?.kind === 'move';
    const isPortrait = TOLD.has(outer.kind) && this.#behindOf(clause, PORTRAITS) !== undefined;
    if (SHOWN.has(outer.kind) || isPortrait) this.#shown(clause, outer);
    else if (isMove) this.#aimed(clause);
    else if (TOLD.has(outer.kind) || this.#opensWithSomebody(clause)) this.#told(clause);
    else if (BESIDE.has(outer.kind)) this.#placed(clause);
  }

  /** "A customer in her sixties counts coins": whatever else it tells, it is about her. */
  #opensWithSomebody({ body, verbs, to }: Clause): boolean {
    if (verbs.length === 0) return false;
    const [first] = piecesOf(this.#tokens, body, Math.min(to, verbs[0] ?? to), this.#view.isAside);
    if (first?.role !== 'name') return false;
    return first.name.way === 'part' || isSomebody(this.#tokens[first.name.head]?.word ?? '');
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
    const told = this.#behindOf(clause);
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
    const who: number[] = [];
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
      if (isLed && lead.name) who.push(...this.#book.meet(lead.name, 'seen').ids);
      if (isLed) this.#tellOn(pieces.slice(1), who);
      else this.#tellAll(pieces, who);
      at = end;
    }
    if (who.length > 0) this.#hold([...new Set(who)], clause);
  }

  /** '"Is that it?" asks the groom'. */
  #asked(clause: Clause): void {
    const who: number[] = [];
    this.#tellAll(piecesOf(this.#tokens, clause.body + 1, clause.to, this.#view.isAside), who);
    this.#hold(who, clause);
    this.#beats.push({
      id: this.#beats.length,
      of: this.#view.outermost[clause.body]?.id ?? 0,
      who,
      does: this.#teller.span(clause.body, clause.body + 1),
      to: [],
      isDenied: false,
      link: 'open',
    });
  }

  /** What hangs on it, up to whatever else the camera waits for. */
  #tellOn(pieces: readonly Piece[], who: readonly number[]): void {
    for (const piece of pieces) {
      if (piece.role === 'name' || piece.role === 'joint') return;
      this.#teller.tell(piece, who);
    }
  }

  /** "Wide shot of", "macro of". */
  #behindOf({ from, to }: Clause, pictures = PICTURES): number | undefined {
    for (let at = from + 1; at + 1 < to && at < from + 9; at++)
      if (this.#tokens[at]?.word === 'of' && pictures.has(this.#tokens[at - 1]?.word ?? '')) return at + 1;
    return undefined;
  }

  #told(cut: Clause, isAside: Aside = this.#view.isAside): void {
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
      this.#asked({ ...clause, body: first });
      return;
    }
    if (first === undefined && this.#isOnlyTraits(pieces)) {
      const who = this.#single();
      this.#teller.tell({ role: 'trait', from: body, to }, who);
      this.#clauses.push({ clause, who });
      return;
    }
    const own = this.#ownPart(pieces);
    if (own) {
      this.#ownDoes(own, clause);
      return;
    }
    const named: number[] = [];
    const isOpen = this.#tellAll(pieces, named);
    const isNamed = named.length > 0 || isOpen;
    if (first === undefined) {
      if (isNamed) this.#hold(named, clause);
      else this.#bare(pieces, clause);
      return;
    }
    const who = isOpen ? [] : isNamed ? named : this.#elided(clause, first);
    if (!isNamed) for (const piece of pieces) this.#teller.tell(piece, who);
    this.#hold(who, clause, isNamed);
    this.#deeds(clause, who, isNamed);
  }

  /** "A fisherman, weathered, mends nets"; "three referees, one on the phone, wait". */
  #withPlainDeed(clause: Clause): Clause {
    const [who] = this.#subjects;
    const { word = '' } = this.#tokens[clause.body] ?? {};
    if (!clause.opens || this.#subjects.length !== 1 || !who) return clause;
    const isSeveral = who.length > 1 || who.some((id) => this.#isSeveral(id));
    const base = isSeveral ? word : baseOf(word);
    const isDeed = base !== undefined && isMostlyVerb(base) && senseOf(word) === undefined;
    return isDeed ? { ...clause, verbs: [clause.body] } : clause;
  }

  #isSeveral(id: number): boolean {
    const { count } = this.#book.entities[id] ?? {};
    return count === 'many' || (count !== undefined && count > 1);
  }

  /** "Weathered and bearded". */
  #isOnlyTraits(pieces: readonly Piece[]): boolean {
    return (
      this.#subjects.length === 1 &&
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

  /** Whom the sentence is about so far, where that is one. */
  #single(): readonly number[] {
    if (this.#last.length > 0) return this.#last;
    return this.#subjects.length === 1 ? (this.#subjects[0] ?? []) : [];
  }

  /** Meets everybody a stretch names and tells of them what stands behind each; says whether somebody was left open. */
  #tellAll(pieces: readonly Piece[], named: number[]): boolean {
    let isOpen = false;
    let near: readonly number[] = [];
    const ahead: Piece[] = [];
    for (const piece of pieces) {
      if (piece.role === 'name') {
        if (this.#isTrait(piece.name, near)) {
          this.#teller.tell({ role: 'trait', from: piece.name.from, to: piece.name.to }, near);
          continue;
        }
        const { ids } = this.#book.meet(piece.name, 'seen');
        if (ids.length === 0) isOpen = true;
        near = ids;
        named.push(...ids.filter((id) => !named.includes(id)));
        // "On the left a bride".
        for (const one of ahead.splice(0)) this.#teller.tell(one, near);
      } else if (near.length === 0 && piece.role !== 'joint') ahead.push(piece);
      else {
        // "Two women beside a boy in a hat": he is there too, and does nothing of this.
        const beside = this.#teller.tell(piece, near);
        if (beside.length > 0) near = beside;
      }
    }
    if (named.length > 1) this.#book.pair(named);
    return isOpen;
  }

  /** "One | tall with a red beard". */
  #isTrait({ way, to, head }: Named, near: readonly number[]): boolean {
    return (
      near.length > 0 && way === 'bare' && to === head + 1 && isTraitWord(this.#tokens[head]?.word ?? '')
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
    this.#deeds(clause, [owner], true);
  }

  /** "There is a dog on the left". */
  #there(clause: Clause): void {
    const from = clause.body + (this.#tokens[clause.body]?.word === 'there' ? 2 : 1);
    const [, second] = clause.verbs;
    const named: number[] = [];
    this.#tellAll(piecesOf(this.#tokens, from, second ?? clause.to, this.#view.isAside), named);
    this.#hold(named, clause);
    if (second !== undefined) this.#deeds({ ...clause, verbs: clause.verbs.slice(1) }, named, true);
  }

  /** Nobody is named, and nothing done: "in a red coat", "weathered and bearded", "on the left". */
  #bare(pieces: readonly Piece[], clause: Clause): void {
    const who = this.#single();
    for (const piece of pieces) this.#teller.tell(piece, who);
    this.#clauses.push({ clause, who });
  }

  /** Who is meant where a clause names nobody: "carrying a piano", "and waits", "then stops". */
  #elided(clause: Clause, verb: number): readonly number[] {
    const word = this.#tokens[verb]?.word ?? '';
    if (!clause.opens) return this.#last;
    const isPlain = !word.endsWith('s') && !auxiliaries.has(word) && clause.joiner === '';
    const [only] = this.#subjects;
    // "Three referees, one on the phone, wait".
    if (isPlain && !word.endsWith('ing') && only && this.#subjects.length === 1) return only;
    if (word.endsWith('ing')) {
      const among = this.#subjects.length > 0 ? this.#subjects : this.#before;
      return among.length === 1 ? (among[0] ?? []) : [];
    }
    const isOfOne = auxiliaries.has(word) || baseOf(word) !== undefined || clause.joiner !== '';
    const [named] = this.#before;
    const isTheirs = this.#before.length === 1 && named?.some((id) => this.#isSeveral(id));
    const isLabelled = this.#view.units[clause.unit]?.labelled === 'action';
    if (!isOfOne && !isTheirs && !isLabelled) return [];
    if (this.#last.length > 0) return this.#last;
    return this.#before.length === 1 ? (this.#before[0] ?? []) : [];
  }

  #hold(who: readonly number[], clause: Clause, isNew = true): void {
    this.#clauses.push({ clause, who });
    this.#last = who;
    if (!isNew || who.length === 0) return;
    const isPart = who.some((id) => this.#book.entities[id]?.partOf !== undefined);
    const key = who.join();
    if (!isPart && this.#subjects.length < 3 && !this.#subjects.some((one) => one.join() === key))
      this.#subjects.push(who);
  }

  #deeds(clause: Clause, who: readonly number[], isNamed: boolean): void {
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
    if (this.#beats.length === 0) return 'open';
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
    this.#beats.push({
      id: this.#beats.length,
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
    const to: number[] = [];
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
        to.push(...near.filter((id) => !to.includes(id)));
        continue;
      }
      // "Dives left": which way, and nothing about them.
      if (piece.role === 'trait' && piece.to === piece.from + 1) continue;
      const isOnSomebody = near.some((id) => this.#isSomebody(id));
      const isGarment =
        piece.role === 'led' && piece.name && belongingOf(this.#tokens, piece.name) !== 'thing';
      const isOwn = near.length > 0 && (isOnSomebody || !isGarment) && piece.role !== 'frame';
      const met = this.#teller.tell(piece, isOwn ? near : who);
      if (met.length > 0 && to.length === 0) to.push(...met);
    }
    return to;
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

  /** In other languages only whole statements are told apart. */
  #abroad(nth: number): void {
    const unit = this.#view.units[nth];
    if (!unit) return;
    const from = this.#tokens[unit.from]?.from ?? 0;
    const outer = this.#view.outermost[unit.from];
    if (!outer || !TOLD.has(outer.kind) || outer.from < from) return;
    const clause: Clause = {
      from: unit.from,
      to: unit.to,
      body: unit.from,
      verbs: [],
      joiner: '',
      unit: nth,
      opens: true,
    };
    const who: number[] = [];
    for (let at = unit.from; at < unit.to; at++) {
      const own = this.#view.innermost[at];
      if (own?.kind !== 'figure' || this.#view.isAside(at)) continue;
      let end = at;
      while (end < unit.to && this.#view.innermost[end] === own) end += 1;
      const name = wholeName(this.#tokens, at, end);
      if (who.length === 0 && name) who.push(...this.#book.meet(name, 'seen').ids);
      at = end - 1;
    }
    this.#hold(who, clause);
    if (outer.kind !== 'action') return;
    this.#beats.push({
      id: this.#beats.length,
      of: outer.id,
      who,
      does: { from: outer.from, to: outer.to },
      to: [],
      isDenied: false,
      link: 'open',
    });
  }
}

const ADVERBS = wordSet(
  'up down away back off out over around apart once twice again forward forwards backward backwards sideways home still along ahead past together alone upright round on in',
);

function isAnd(joiner: string): boolean {
  return joiner === 'and' || joiner === 'but' || joiner === 'so';
}

/** A phrase in another language, in one piece: its number, if it begins with one. */
function wholeName(tokens: readonly Token[], from: number, to: number): Named | undefined {
  const counted = countedAbroad(tokens, from);
  const head = lastWord(tokens, from, to);
  return head === undefined ? undefined : { from, to, head, way: 'new', ...(counted && { counted }) };
}

function countedAbroad(tokens: readonly Token[], from: number): Named['counted'] {
  const count = numberOf(tokens[from]?.word ?? '');
  return count !== undefined && Number.isInteger(count) && count > 0
    ? { count, from, to: from + 1 }
    : undefined;
}

function lastWord(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let at = to - 1; at >= from; at--) if (tokens[at]?.kind === 'word') return at;
  return undefined;
}
