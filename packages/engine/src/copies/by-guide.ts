import { isSaidInstead } from '../absent-instead/index.ts';
import { tellsDeed } from '../language/deeds/deed-in.ts';
import { follows } from '../language/leads/camera-lead.ts';
import type { Reading } from '../language/reading.ts';
import { sentences } from '../language/sentences.ts';
import { isWithin, wordsOf } from '../language/span.ts';
import { type Kind, pictured, type Statement } from '../language/statement.ts';
import { isRowOfSounds } from '../language/words/sounds.ts';
import { isConjunction, isDoing, isPreposition, isPronoun } from '../language/words/word-class.ts';
import type { Guide, Slot } from './form/guide.ts';
import { beatsOf, deedsOf, spokenIn } from './form/words-by-slot.ts';
import type { Stretch } from './stretches.ts';
import { isView } from './subject-first.ts';
import { keyOf, taughtKinds } from './taught.ts';

/** Statements of a text that stand together in its copy. */
export interface Place {
  readonly slot: Slot;
  readonly statements: readonly Statement[];
  /** Words of ours, in place of theirs. */
  readonly words?: readonly Stretch[];
}

/** A statement of its own, and what it is taken for by those who say where it stands. */
interface Top {
  readonly one: Statement;
  readonly kind: Kind;
  /** Two say so, or its form. */
  readonly isSure: boolean;
  /** Somebody said so. */
  readonly isMarked: boolean;
}

/**
 * A text in the places that a guide has for it: sentences that say one thing of how it is seen, lit or heard stand where the
 * guide wants that, and all others together, in their order. None, where all of it stands where it is.
 */
export function placesByGuide(
  first: Reading,
  said: Reading,
  guide: Guide,
  hasFacts: boolean,
): Place[] | undefined {
  if (!MANNERS.has(guide.manner) || said.languages.some((one) => one !== 'en')) return undefined;
  if (hasLabels(said) || LABELLED_LINE.test(first.text)) return undefined;
  const parts = sentences(said).map((sentence) => topsOf(first, said, sentence));
  const tops = parts.flat();
  const all = tops.map(({ one }) => one);
  const isInBlocks = guide.manner === 'sections';
  const slots = new Map<Statement, Slot>();
  const lines = isInBlocks ? spokenIn(said, all, deedsOf(said, all)).slice(0, MOST) : [];
  for (const { one } of tops) if (lines.some((line) => isWithin(one, line))) slots.set(one, 'lines');
  const acts = parts.map((sentence) => sentence.some(isAct) && !sentence.some(({ one }) => slots.has(one)));
  const [begin, end] = [acts.indexOf(true), acts.lastIndexOf(true)];
  // A clause behind a comma becomes a sentence of its own.
  let hasClauses = false;
  for (const [at, sentence] of parts.entries()) {
    if (sentence.some(({ one }) => slots.has(one))) continue;
    // Between what happens, when a thing is seen or lit is part of it.
    const isBetween = said.isClip && begin < at && at < end;
    const next = parts[at + 1]?.[0]?.one;
    const isLeantOn = next !== undefined && leans(said, next);
    const own = isBetween || isLeantOn ? undefined : slotOfSentence(said, sentence);
    // "Close-up on a hand." in front of all names whom the rest is about.
    const isInFront = slots.size === parts.slice(0, at).flat().length;
    const isMere = !isInFront || sentence.every(({ one }) => isView(said, one));
    // At the end it stands where it may: only what follows it would push it.
    const isLast =
      !isInBlocks &&
      own !== undefined &&
      own !== 'audio' &&
      guide.order.indexOf(own) > guide.order.indexOf('subject') &&
      !sentence.some((top) => top.isMarked) &&
      parts
        .slice(at + 1)
        .flat()
        .every(({ kind }) => SLOT[kind] !== undefined);
    const slot = own && isMere && !isLast && mayStand(own, said, sentence, guide) ? own : undefined;
    for (const { one } of sentence) if (slot) slots.set(one, slot);
    if (!slot)
      for (const [one, heard] of clausesOf(said, sentence, guide)) {
        slots.set(one, heard);
        hasClauses = true;
      }
  }
  for (const { one } of absencesAtEnd(parts)) slots.set(one, 'absent');
  const core = tops.filter(({ one }) => !slots.has(one));
  if (core.length === 0) return undefined;
  const moved = [...Map.groupBy(slots.keys(), (one) => slots.get(one) ?? 'subject')];
  const places = [
    ...(isInBlocks ? beatsIn(said, core) : [core.map(({ one }) => one)]).map((statements) => ({
      slot: 'subject' as const,
      statements,
    })),
    ...moved.map(([slot, statements]) => ({ slot, statements })),
  ];
  // What is said instead stands with what is there, in front of how that is seen.
  const isPushed = hasFacts && places.length > 1;
  return hasClauses || isPushed || isMoved(places, guide) ? places : undefined;
}

/** Whoever labels the parts of a text has put them where they want them. */
function hasLabels({ text, leaves }: Reading): boolean {
  const labels = leaves.filter(
    ({ role, from, to }) => role === 'frame' && /[:：]\s*$/.test(text.slice(from, to)),
  );
  return labels.length >= FEWEST_LABELS || LABELLED_LINE.test(text);
}

const FEWEST_LABELS = 2;
/** A block by its label, on a line of its own. */
const LABELLED_LINE = /\n\p{Lu}[\p{L} ]{2,30}:(?=\s|$)/u;

const MANNERS: ReadonlySet<Guide['manner']> = new Set(['sentences', 'lines', 'sections']);
/** No clip has room for more, and each is written by itself. */
const MOST = 12;

const SLOT: Readonly<Partial<Record<Kind, Slot>>> = {
  camera: 'camera',
  move: 'camera',
  light: 'light',
  mood: 'mood',
  look: 'technical',
  sound: 'audio',
};

function topsOf(first: Reading, { text }: Reading, sentence: readonly Statement[]): Top[] {
  const learnt = taughtKinds(first);
  const marked = first.statements.filter(({ sure }) => sure === 'marked');
  return sentence.map((one) => {
    const mark = marked.find((other) => keyOf(first.text, other).includes(keyOf(text, one)));
    if (mark) return { one, kind: mark.kind, isSure: true, isMarked: true };
    const taught = learnt.get(keyOf(text, one));
    const isGuess = one.sure === 'guess';
    const kind = isGuess && taught && isMeant(one.kind) ? taught : one.kind;
    return { one, kind, isSure: !isGuess || taught === one.kind, isMarked: false };
  });
}

/** Kinds that mean another thing to be done with the words are not given or taken by what was learnt. */
const isMeant = (kind: Kind) => kind === 'rest' || pictured.has(kind);

function isAct({ kind }: Top): boolean {
  return kind === 'action';
}

/** Whether it stands otherwise than it was said. */
function isMoved(places: readonly Place[], { manner, order, cues }: Guide): boolean {
  if (places.length === 1) return false;
  if (places.every(({ slot }) => slot === 'subject' || slot === 'absent') && places.length === 2)
    return false;
  if (manner === 'sections' || (cues && places.some(({ slot }) => slot === 'audio'))) return true;
  const asked = [...order, 'absent'];
  const said = places
    .flatMap(({ statements, slot }) => statements.map(({ from }) => ({ from, at: asked.indexOf(slot) })))
    .toSorted((one, other) => one.at - other.at || one.from - other.from);
  return said.some(({ from }, at) => from < (said[at - 1]?.from ?? 0));
}

/** What must not be there, said behind all the rest, stays there. */
function absencesAtEnd(parts: readonly (readonly Top[])[]): readonly Top[] {
  const last = parts.at(-1) ?? [];
  return parts.length > 1 && last.every(({ kind }) => kind === 'absence') ? last : [];
}

/** What all of a sentence is about, where it stands without the others. */
function slotOfSentence(said: Reading, sentence: readonly Top[]): Slot | undefined {
  const [first] = sentence;
  if (!first || leans(said, first.one)) return undefined;
  if (isHeard(said, sentence)) return 'audio';
  const slot = SLOT[first.kind];
  if (!slot || sentence.some(({ kind }) => SLOT[kind] !== slot)) return undefined;
  const isSure = sentence.some((one) => one.isSure) || (slot === 'audio' && sentence.length > 1);
  if (!isSure || sentence.some(({ one }) => holdsWords(said, one))) return undefined;
  const isOfCamera = slot === 'camera' || slot === 'audio';
  return isOfCamera || !sentence.some(({ one }) => tellsDeed(wordsOf(said.text, one))) ? slot : undefined;
}

/** A row of sounds in a clip, in which nothing is done. */
function isHeard({ text, isClip }: Reading, sentence: readonly Top[]): boolean {
  const clauses = sentence.map(({ one }) => wordsOf(text, one));
  return isClip && isRowOfSounds(clauses) && !clauses.some(tellsDeed);
}

/** Who is only pointed at has to be named before; and a medium in the middle is said of what stands around it. */
function mayStand(slot: Slot, { text }: Reading, sentence: readonly Top[], { order }: Guide): boolean {
  if (slot === 'technical') return sentence[0]?.isMarked === true;
  if (order.indexOf(slot) > order.indexOf('subject')) return true;
  return !sentence.some(({ one }) =>
    wordsOf(text, one)
      .toLowerCase()
      .split(/[^\p{L}’']+/u)
      .some(isPronoun),
  );
}

/** Words that are written or spoken stay with what they are on. */
function holdsWords({ statements }: Reading, { id }: Statement): boolean {
  return statements.some((one) => one.within === id && (one.kind === 'lettering' || one.kind === 'line'));
}

/** "It is lit from the left", "then the camera rises": it goes on from the words before. */
function leans({ text }: Reading, one: Statement): boolean {
  const first = firstWord(text, one);
  return isPronoun(first) || isConjunction(first) || follows(first);
}

function firstWord(text: string, { from, to }: Statement): string {
  return /[\p{L}'’-]+/u.exec(text.slice(from, to))?.[0].toLowerCase() ?? '';
}

/** Clauses between marks that stand by themselves: "slap sound and the radio in the back", "slow push in". */
function clausesOf(said: Reading, sentence: readonly Top[], { manner, cues }: Guide): [Statement, Slot][] {
  const hasBlocks = manner === 'sections';
  return sentence.flatMap(({ one, kind, isSure, isMarked }, at): [Statement, Slot][] => {
    const slot = SLOT[kind];
    const [before, next] = [sentence[at - 1]?.one, sentence[at + 1]?.one];
    const isAsked = isMarked || (slot === 'audio' && (cues || hasBlocks)) || (slot === 'camera' && hasBlocks);
    if (!slot || !isAsked || !before || !isSure || holdsWords(said, one) || leans(said, one)) return [];
    const isParted =
      /^\s*[,;]\s*$/.test(said.text.slice(before.to, one.from)) &&
      (!next || /^\s*[,;]\s*$/.test(said.text.slice(one.to, next.from)));
    const word = firstWord(said.text, one);
    if (isMarked && isParted) return [[one, slot]];
    const after = next === undefined ? '' : firstWord(said.text, next);
    const hangs = isPreposition(word) || isDoing(word) || isConjunction(after) || follows(after);
    return isParted && !hangs ? [[one, slot]] : [];
  });
}

/** What happens first stands with the scene; each sentence in which something happens behind it is a beat. */
function beatsIn(said: Reading, core: readonly Top[]): Statement[][] {
  const acts = new Set(core.filter(isAct).map(({ one }) => one));
  const isOurs = (beat: readonly Statement[]) => {
    const [from = 0, to = 0] = [beat[0]?.from, beat.at(-1)?.to];
    return isSaidInstead(said.text.slice(from, to));
  };
  const all = core.map(({ one }) => one);
  const beats = beatsOf(said, all, false);
  const isBeat = (beat: readonly Statement[]) =>
    !isOurs(beat) &&
    beat.some((one) => acts.has(one) || holdsWords(said, one) || tellsDeed(wordsOf(said.text, one)));
  const first = beats.findIndex(isBeat);
  const scene = beats.filter((beat, at) => at <= first || !isBeat(beat));
  const next = beats.filter((beat) => !scene.includes(beat));
  return next.length === 0 || next.length > MOST ? [all] : [scene.flat(), ...next];
}
