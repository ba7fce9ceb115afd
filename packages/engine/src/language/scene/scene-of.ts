import type { Beat } from '../beats/beat.ts';
import type { CastBook } from '../cast/cast-book.ts';
import { nameAt } from '../cast/named.ts';
import { firstFrom } from '../first-from.ts';
import { findMoves } from '../moves/find-moves.ts';
import { verbAt } from '../phrases/find-verb.ts';
import type { Reading } from '../reading.ts';
import type { Kind, Statement } from '../statement.ts';
import { says } from '../words/surfaces.ts';
import { letteringIn } from './find-lettering.ts';
import { lineIn, type Speaking } from './find-lines.ts';
import type { Absence, Scene, Sound } from './scene.ts';
import { spanOf, type View, viewOf } from './view.ts';
import { type WhoDoesWhat, whoDoesWhat } from './who-does-what.ts';

/** What a reading shows. It rewords nothing: whatever it tells is a stretch of the text, or who of the cast that is. */
export function sceneOf(reading: Reading): Scene {
  const view = viewOf(reading);
  const told = whoDoesWhat(view);
  const { cast, beats, book } = told;
  const of = <Only extends Kind>(kind: Only) =>
    reading.statements.filter(
      (one): one is Extract<Statement, { kind: Only }> => one.kind === kind && !one.isVague,
    );
  const speaking = speakingIn(view, beats);
  const whoseClause = clauseWho(view, told);
  const doers = new Map(beats.map(({ does, who }) => [does.from, who]));
  const moves = findMoves(view, book);
  const lettering = of('lettering').map(({ id, words, from, to }) =>
    letteringIn(view, book, {
      of: id,
      words,
      from: firstFrom(view.tokens, from),
      to: firstFrom(view.tokens, to),
    }),
  );
  const lines = of('line').map(({ id, words, speaker, from }) => {
    const at = firstFrom(view.tokens, from);
    return lineIn(view, book, { of: id, words, speaker, at, speaking: speaking(at) });
  });
  const sounds = of('sound').map((one) => soundIn(view, book, one, doers));
  const absences = of('absence').map(({ id, things, form, reach, from }): Absence => {
    const who = whoseClause(firstFrom(view.tokens, from));
    const [whose] = who;
    const isOwn = reach === 'bound' && who.length === 1;
    return { of: id, things, form, reach, ...(isOwn && whose !== undefined && { whose }) };
  });
  const scene = { cast, beats, moves, lettering, lines, sounds, absences };
  return {
    ...scene,
    settings: of('setting'),
    requests: of('request'),
    references: of('reference'),
    rest: of('rest'),
    about: aboutOf(reading, book, scene),
  };
}

/** The deed of speaking nearest to a quote: right behind it, or before it in its sentence. */
function speakingIn(
  { tokens, units, unitOf }: View,
  beats: readonly Beat[],
): (at: number) => Speaking | undefined {
  const spoken = beats.flatMap((beat): Speaking[] => {
    const at = firstFrom(tokens, beat.does.from);
    return says.has(tokens[at]?.word ?? '') ? [{ beat, at }] : [];
  });
  const sentence = (at: number) => units[unitOf[at] ?? -1]?.sentence;
  return (at) => {
    let low = 0;
    let high = spoken.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spoken[middle]?.at ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    const behind = spoken[low];
    if (behind && behind.at === at + 1) return behind;
    const before = spoken[low - 1];
    return before && sentence(before.at) === sentence(at) ? before : undefined;
  };
}

/** Whom the clause is about that a token stands in, or stands right behind. */
function clauseWho({ tokens }: View, { clauses }: WhoDoesWhat): (at: number) => readonly number[] {
  const nth: number[] = tokens.map(() => -1);
  for (const [at, { clause }] of clauses.entries()) nth.fill(at, clause.from, clause.to);
  return (at) => clauses[nth[at] ?? -1]?.who ?? [];
}

function soundIn(
  view: View,
  book: CastBook,
  { id, from, to, within }: Statement,
  doers: ReadonlyMap<number, readonly number[]>,
): Sound {
  const { tokens, units, unitOf } = view;
  const first = firstFrom(tokens, from);
  if (within !== undefined) {
    // "A dog barks": what is heard is what is done.
    const who = doers.get(from) ?? [];
    const [by] = who;
    return { of: id, from, to, ...(who.length === 1 && by !== undefined && { by }) };
  }
  const end = firstFrom(tokens, to);
  const unit = units[unitOf[first] ?? -1];
  const verb = unit && verbAt(tokens, { ...unit, from: first, to: Math.max(first, end) });
  const begin = verb === undefined ? behindOf(view, first, end) : first;
  const named = begin === undefined ? undefined : nameAt(tokens, begin, verb ?? end, () => false);
  if (!named) return { of: id, from, to };
  const source = spanOf(view, named.from, named.to);
  const by = book.within(source.from, source.to) ?? book.called(tokens[named.head]?.word ?? '', from);
  return { of: id, from, to, source, ...(by !== undefined && { by }) };
}

/** "The hum of a fridge", "sound of rain". */
function behindOf({ tokens }: View, from: number, to: number): number | undefined {
  for (let at = from; at + 1 < to; at++)
    if (tokens[at]?.word === 'of' || tokens[at]?.word === 'from') return at + 1;
  return undefined;
}

const FIGURED: ReadonlySet<Kind> = new Set([
  'figure',
  'action',
  'camera',
  'look',
  'light',
  'time',
  'place',
  'reference',
]);

function aboutOf(
  { statements }: Reading,
  book: CastBook,
  {
    beats,
    moves,
    lettering,
    lines,
    sounds,
    absences,
  }: Pick<Scene, 'beats' | 'moves' | 'lettering' | 'lines' | 'sounds' | 'absences'>,
): (readonly number[])[] {
  const about = statements.map(({ kind, from, to }) =>
    FIGURED.has(kind) ? new Set(book.mentionsIn(from, to).map(({ id }) => id)) : new Set<number>(),
  );
  const add = (of: number, ...ids: readonly (number | undefined)[]) => {
    for (const id of ids) if (id !== undefined) about[of]?.add(id);
  };
  for (const { of, who, to } of beats) add(of, ...who, ...to);
  for (const { of, on } of moves) add(of, on);
  for (const { of, on } of lettering) add(of, on);
  for (const { of, who } of lines) add(of, who);
  for (const { of, by } of sounds) add(of, by);
  for (const { of, whose } of absences) add(of, whose);
  return about.map((ids) => [...ids].sort((one, other) => one - other));
}
