import { firstFrom } from '../first-from.ts';
import type { Span } from '../span.ts';
import type { Token } from '../tokens/token.ts';
import { numberOf } from '../words/numbers.ts';
import { senseOf } from '../words/senses.ts';
import type { Entity } from './entity.ts';
import type { Named } from './named.ts';
import { isWhole, tellsApart } from './part-words.ts';
import { isCrowd, isSomebody, pronounOf, singularOf } from './people.ts';

/** Who a noun phrase means. Nobody where it could be several: that is left open. */
export interface Met {
  readonly ids: readonly number[];
  /** It brought them in. */
  readonly isNew: boolean;
}

const OPEN: Met = { ids: [], isNew: false };
/** Two are as many as a hundred: then nobody is meant for sure. */
const ENOUGH = 2;

type Pronoun = 'he' | 'she' | 'it' | 'they';
const PRONOUNS: ReadonlyMap<string, Pronoun> = new Map([
  ['he', 'he'],
  ['him', 'he'],
  ['his', 'he'],
  ['himself', 'he'],
  ['she', 'she'],
  ['her', 'she'],
  ['herself', 'she'],
  ['it', 'it'],
  ['its', 'it'],
  ['itself', 'it'],
  ['they', 'they'],
  ['them', 'they'],
  ['their', 'they'],
  ['themselves', 'they'],
]);

/** Everybody a text has named so far. It looks back only, so what comes later changes nothing. */
export class CastBook {
  readonly entities: Entity[] = [];
  readonly #tokens: readonly Token[];
  /** By the noun in the singular, those that could be meant again. */
  readonly #byHead = new Map<string, number[]>();
  readonly #byName = new Map<string, number[]>();
  readonly #candidates: Record<Pronoun, number[][]> = { he: [], she: [], it: [], they: [] };
  /** Groups out of which one can be told, people before things. */
  readonly #groups: { people: number[]; things: number[] } = { people: [], things: [] };
  readonly #words: string[][] = [];
  /** Each that was told apart, by its group and how. */
  readonly #parts = new Map<string, number>();
  /** The "twin" of "twin girls". */
  readonly #groupsSaid = new Map<string, number[]>();
  readonly #apartBy = new Map<string, number[]>();
  /** Single people, up to three: "both" are two. */
  readonly #singles: number[] = [];
  /** In order, once all of the text is known. */
  #mentions: readonly Mention[] | undefined;
  /** The group that was last taken apart. */
  #apart: number | undefined;

  /** Where a sentence begins: there a capital tells nothing. */
  readonly #openings: ReadonlySet<number>;

  constructor(tokens: readonly Token[], openings: ReadonlySet<number>) {
    this.#tokens = tokens;
    this.#openings = openings;
  }

  /** Who is meant; somebody who was not there is brought in. `others` are who they are not. */
  meet(named: Named, role: Entity['role'], others: readonly number[] = []): Met {
    switch (named.way) {
      case 'pronoun': {
        const meant = this.#meantBy(named, role);
        // "He hands him": that is somebody else.
        return meant.ids.some((id) => others.includes(id)) ? OPEN : this.#again(named, meant);
      }
      case 'part':
        return this.#part(named);
      default: {
        const one = this.#shorter(named);
        const apart = this.#oneOf(one);
        if (apart) {
          const rest = one.to < named.to ? this.#spanOf({ from: one.to, to: named.to }) : undefined;
          if (rest) for (const id of apart.ids) this.entities[id]?.traits.push(rest);
          return apart;
        }
        const known = this.#known(named);
        if (known === 'several') return OPEN;
        return known === undefined
          ? this.#bringIn(named, role)
          : this.#again(named, { ids: [known], isNew: false });
      }
    }
  }

  /** Somebody who stands in pasted data: these words are all that is known. */
  give({ from, to }: Span): void {
    const span = { from, to };
    this.#words[this.entities.length] = [];
    this.entities.push({
      id: this.entities.length,
      named: [span],
      head: span,
      traits: [],
      wears: [],
      holds: [],
      role: 'seen',
    });
  }

  /** Two that were brought in side by side can be meant together. */
  pair(ids: readonly number[]): void {
    if (ids.length > 1) add(this.#candidates.they, [...ids]);
  }

  /** Who a determiner stands for: the "her" of "her dog". */
  owner(word: string): number | undefined {
    const pronoun = PRONOUNS.get(word);
    const among = pronoun ? this.#candidates[pronoun] : [];
    return among.length === 1 && among[0]?.length === 1 ? among[0][0] : undefined;
  }

  /** Whose name or noun this is, in whatever letters, of those who were named before a place of the text. */
  called(name: string, before: number): number | undefined {
    const word = name.toLowerCase();
    const known = [...(this.#byName.get(word) ?? []), ...(this.#byHead.get(singularOf(word)) ?? [])];
    const among = [...new Set(known)].filter((id) => (this.entities[id]?.named[0]?.from ?? before) < before);
    return among.length === 1 ? among[0] : undefined;
  }

  /** Who is named within a stretch, where that is one. */
  within(from: number, to: number): number | undefined {
    const among = new Set(this.mentionsIn(from, to).map(({ id }) => id));
    return among.size === 1 ? [...among][0] : undefined;
  }

  /** Every stretch within another that names one of the cast, from left to right. */
  mentionsIn(from: number, to: number): readonly Mention[] {
    this.#mentions ??= this.entities
      .flatMap(({ id, named }) => named.map((span) => ({ id, ...span })))
      .sort((one, other) => one.from - other.from || one.id - other.id);
    const first = firstFrom(this.#mentions, from);
    const found: Mention[] = [];
    for (let at = first; (this.#mentions[at]?.from ?? to) < to; at++) {
      const one = this.#mentions[at];
      if (one && one.to <= to) found.push(one);
    }
    return found;
  }

  /** A name that is said beside them. */
  name(id: number, span: Span, words: string): void {
    const one = this.entities[id];
    if (!one || one.name) return;
    one.name = span;
    note(this.#byName, words.toLowerCase(), id);
  }

  #spanOf({ from, to }: { from: number; to: number }): Span {
    return { from: this.#tokens[from]?.from ?? 0, to: this.#tokens[to - 1]?.to ?? 0 };
  }

  #again(named: Named, met: Met): Met {
    for (const id of met.ids) if (!met.isNew) this.entities[id]?.named.push(this.#spanOf(named));
    return met;
  }

  /** What tells one of several apart can name it again: "the tall one". */
  apartBy(id: number, from: number, to: number): void {
    const { partOf } = this.entities[id] ?? {};
    if (partOf === undefined) return;
    for (let at = from; at < to; at++) note(this.#apartBy, `${partOf} ${this.#tokens[at]?.word ?? ''}`, id);
  }

  #meantBy(named: Named, role: Entity['role']): Met {
    const { word = '' } = this.#tokens[named.head] ?? {};
    if (isWhole(word)) return this.#together(undefined);
    const pronoun = PRONOUNS.get(word);
    if (!pronoun) return OPEN;
    const among = this.#candidates[pronoun];
    const [only] = among;
    if (only) return among.length === 1 ? { ids: only, isNew: false } : OPEN;
    if (pronoun === 'they' && this.#singles.length > 0) return this.#together(undefined);
    // "She whispers" is the first that is heard of her.
    return pronoun === 'it' ? OPEN : this.#bringIn(named, role);
  }

  #part(named: Named): Met {
    const { word = '' } = this.#tokens[named.head] ?? {};
    const counted = word === 'both' ? 2 : this.#countIn(named);
    if (isWhole(word)) return this.#again(named, this.#together(counted));
    const group = this.#group();
    return group === undefined ? OPEN : this.#oneApart(named, group);
  }

  /** "Two of them". */
  #ofThem({ from, head }: Named): number | undefined {
    const count = numberOf(this.#tokens[from === head ? from : head]?.word ?? '');
    return count !== undefined && count > 1 ? count : undefined;
  }

  /** "All three". */
  #countIn({ from, to }: Named): number | undefined {
    const last = this.#tokens[to - 1]?.word ?? '';
    const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    const at = to - from > 1 ? counts.indexOf(last) : -1;
    return at < 0 ? undefined : at + 2;
  }

  #together(count: number | undefined): Met {
    const fits = this.#candidates.they.filter((ids) => {
      if (count === undefined) return true;
      const own = ids.length > 1 ? ids.length : this.entities[ids[0] ?? -1]?.count;
      return own === undefined || own === 'many' || own === count;
    });
    const [only] = fits;
    if (fits.length === 1 && only) return { ids: only, isNew: false };
    const isTwo = this.#singles.length === 2 && (count === undefined || count === 2);
    return isTwo && this.#candidates.they.length === 0 ? { ids: this.#singles, isNew: false } : OPEN;
  }

  #group(): number | undefined {
    if (this.#apart !== undefined) return this.#apart;
    const { people, things } = this.#groups;
    const among = people.length > 0 ? people : things;
    this.#apart = among.length === 1 ? among[0] : undefined;
    return this.#apart;
  }

  /** "Left twin red scarf": who it is ends with the noun of the group. */
  #shorter(named: Named): Named {
    const first = this.#tokens[named.from]?.word === 'the' ? named.from + 1 : named.from;
    const noun = first + 1;
    const isApart = noun < named.head && tellsApart(this.#tokens[first]?.word ?? '');
    const group = isApart ? this.#groupsOf(singularOf(this.#tokens[noun]?.word ?? '')) : [];
    return group.length === 1
      ? { ...named, to: noun + 1, head: noun, modifiers: { from: first, to: noun } }
      : named;
  }

  #groupsOf(word: string): number[] {
    const known = [...(this.#byHead.get(word) ?? []), ...(this.#groupsSaid.get(word) ?? [])];
    return [...new Set(known)].filter((id) => this.isSeveral(id));
  }

  /** "The left twin" of two, "one brother" of the two: one of those that are known. */
  #oneOf(named: Named): Met | undefined {
    const head = this.#tokens[named.head]?.word ?? '';
    const one = singularOf(head);
    if (one !== head && named.counted?.count !== 1) return undefined;
    const among = this.#groupsOf(one);
    const [group] = among;
    const first = this.#tokens[named.modifiers?.from ?? named.from]?.word ?? '';
    const isApart = tellsApart(first) || tellsApart(this.#tokens[named.from]?.word ?? '');
    if (group === undefined || among.length > 1 || !isApart) return undefined;
    return this.#oneApart(named, group);
  }

  /** "The left twin" is the same one when it is said again; "one" and "another" are always the next. */
  #oneApart(named: Named, group: number): Met {
    this.#apart = group;
    const { word = '' } = this.#tokens[named.from] ?? {};
    const words = this.#tokens.slice(named.from, named.to).map((token) => token.word);
    const key = `${group} ${words.filter((one) => one !== 'one').join(' ')}`;
    const isNext = word === 'one' || word === 'another' || words.join(' ') === 'the one';
    const told = word === 'the' && words.length === 3 ? this.#apartBy.get(`${group} ${words[1]}`) : undefined;
    const same = isNext ? undefined : (this.#parts.get(key) ?? (told?.length === 1 ? told[0] : undefined));
    if (same !== undefined) return this.#again(named, { ids: [same], isNew: false });
    const met = this.#bringIn(named, 'seen', group);
    this.#parts.set(key, met.ids[0] ?? 0);
    return met;
  }

  /** They were brought in as several. */
  isSeveral(id: number): boolean {
    const { count } = this.entities[id] ?? {};
    return count === 'many' || (count !== undefined && count > 1);
  }

  #known(named: Named): number | 'several' | undefined {
    const token = this.#tokens[named.head];
    const head = token?.word ?? '';
    const isCalled = named.way === 'bare' && token?.isCapital === true;
    if (isCalled) {
      const same = this.#byName.get(head) ?? this.#byHead.get(head) ?? [];
      return same.length > 1 ? 'several' : same[0];
    }
    if (named.way !== 'known' && named.way !== 'own') return undefined;
    if (named.counted && named.way !== 'known') return undefined;
    const among = this.#byHead.get(singularOf(head)) ?? [];
    const isPlural = this.#isPlural(named);
    const fits = among.filter((id) => this.isSeveral(id) === isPlural && this.#agrees(id, named));
    if (fits.length > 1) return 'several';
    return fits[0];
  }

  /** "The old clock" is another than "a red clock": whatever tells of it has been said of it. */
  #agrees(id: number, { modifiers, counted }: Named): boolean {
    const one = this.entities[id];
    if (!one) return false;
    if (counted && one.count !== undefined && one.count !== counted.count) return false;
    if (!modifiers) return true;
    const own = new Set(this.#wordsIn(one));
    for (let at = modifiers.from; at < modifiers.to; at++)
      if (!own.has(this.#tokens[at]?.word ?? '')) return false;
    return true;
  }

  #wordsIn({ id }: Entity): readonly string[] {
    return this.#words[id] ?? [];
  }

  #isCalled({ head, way, from }: Pick<Named, 'head' | 'way' | 'from'>): boolean {
    const isAlone = head === from && this.#openings.has(head);
    return way === 'bare' && this.#tokens[head]?.isCapital === true && !isAlone;
  }

  #isPlural({ head, counted, way, from }: Named): boolean {
    if (counted) return counted.count !== 1;
    const word = this.#tokens[head]?.word ?? '';
    const lead = this.#tokens[from]?.word ?? '';
    if (way === 'pronoun') return PRONOUNS.get(word) === 'they';
    if (this.#isCalled({ head, way, from })) return false;
    if (lead === 'a' || lead === 'an' || lead === 'another' || lead === 'one') return isCrowd(word);
    return singularOf(word) !== word || isCrowd(word);
  }

  #bringIn(named: Named, role: Entity['role'], partOf?: number): Met {
    const id = this.entities.length;
    const span = this.#spanOf(named);
    const { word = '' } = this.#tokens[named.head] ?? {};
    const isPlural = partOf === undefined && this.#isPlural(named);
    const count =
      partOf === undefined ? (named.counted?.count ?? (isPlural ? 'many' : undefined)) : this.#ofThem(named);
    const entity: Entity = {
      id,
      named: [span],
      head: this.#spanOf({ from: named.head, to: named.head + 1 }),
      traits: [],
      wears: [],
      holds: [],
      role,
      ...(count !== undefined && { count }),
      ...(named.counted && { counted: this.#spanOf(named.counted) }),
      ...(partOf !== undefined && { partOf }),
    };
    const isNamed = this.#isCalled(named);
    if (named.modifiers && !isNamed && !isApartWord(this.#tokens, named.modifiers))
      entity.traits.push(this.#spanOf(named.modifiers));
    this.entities.push(entity);
    this.#words[id] = this.#tokens.slice(named.from, named.to).map((token) => token.word);
    const isPronoun = named.way === 'pronoun';
    if (!isPronoun && partOf === undefined) note(this.#byHead, singularOf(word), id);
    // "Marta threads": at the beginning a capital tells nothing.
    const isUnknown = named.way === 'bare' && named.to === named.from + 1 && senseOf(word) === undefined;
    if (isNamed && !isPlural) this.#callByCapitals(entity, named);
    this.#offer(id, word, {
      isPlural,
      isPronoun,
      isAnybody: isNamed || (isUnknown && role === 'seen') || partOf !== undefined,
      isThing: !isNamed && partOf === undefined && !isSomebody(word),
    });
    if (isPlural && named.modifiers)
      for (const said of this.#words[id] ?? []) note(this.#groupsSaid, said, id);
    const isSingle = !isPlural && !isPronoun && partOf === undefined && (isSomebody(word) || isNamed);
    if (isSingle && this.#singles.length < 3) this.#singles.push(id);
    if (isPlural && !isPronoun) add(isSomebody(word) ? this.#groups.people : this.#groups.things, id);
    return { ids: [id], isNew: true };
  }

  /** "Marta", "Amina Diallo". */
  #callByCapitals(entity: Entity, named: Named): void {
    let from = named.head;
    while (from > named.from && this.#tokens[from - 1]?.isCapital) from -= 1;
    const span = this.#spanOf({ from, to: named.head + 1 });
    entity.name = span;
    for (let at = from; at <= named.head; at++) note(this.#byName, this.#tokens[at]?.word ?? '', entity.id);
  }

  #offer(
    id: number,
    word: string,
    {
      isPlural,
      isPronoun,
      isAnybody,
      isThing,
    }: Record<'isPlural' | 'isPronoun' | 'isAnybody' | 'isThing', boolean>,
  ): void {
    const among = this.#candidates;
    if (isPronoun) {
      const pronoun = PRONOUNS.get(word);
      if (pronoun) add(among[pronoun], [id]);
      return;
    }
    if (isPlural) {
      add(among.they, [id]);
      return;
    }
    // One of several may be anybody: it can be meant, and nobody else for sure.
    if (isThing) add(among.it, [id]);
    if (isAnybody) {
      add(among.he, [id]);
      add(among.she, [id]);
    }
    if (isThing || isAnybody) return;
    const own = pronounOf(word);
    if (own !== 'she') add(among.he, [id]);
    if (own !== 'he') add(among.she, [id]);
  }
}

interface Mention extends Span {
  readonly id: number;
}

function isApartWord(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  return to - from === 1 && tellsApart(tokens[from]?.word ?? '');
}

function note(index: Map<string, number[]>, word: string, id: number): void {
  const among = index.get(word);
  if (!among) index.set(word, [id]);
  else if (among.length < ENOUGH && !among.includes(id)) among.push(id);
}

function add<Item>(among: Item[], item: Item): void {
  if (among.length < ENOUGH) among.push(item);
}
