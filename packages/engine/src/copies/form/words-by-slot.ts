import type { Model } from '../../catalogue/model.ts';
import { tellsDeed } from '../../language/deeds/deed-in.ts';
import type { Reading } from '../../language/reading.ts';
import { isWithin, wordsOf } from '../../language/span.ts';
import type { Kind, Statement } from '../../language/statement.ts';
import { voiceWords } from '../../language/words/script-words.ts';
import type { Part } from '../../shot/shot.ts';
import { bracketEdits } from '../brackets.ts';
import { partOfKind } from '../part-of-kind.ts';
import { edited } from '../pieces.ts';
import type { Stretch } from '../stretches.ts';
import { keyOf, taughtKinds } from '../taught.ts';
import type { Guide, Slot } from './guide.ts';

/** What is left of a box, read again. */
export interface SettledBox {
  readonly asks: Part;
  readonly said: Reading;
}

/** Words of one box that stand in one place of the copy. */
export interface SlotWords {
  readonly slot: Slot;
  readonly asks: Part;
  readonly words: readonly Stretch[];
  /** What of them was read. */
  readonly statements: readonly Statement[];
  readonly said: Reading;
}

/**
 * Words stand where their box says, unless they say themselves with more than a guess that they are of another kind. Only
 * whole statements between marks move, so nothing is left hanging.
 */
export function wordsBySlot(
  boxes: readonly SettledBox[],
  { manner, cues }: Guide,
  model: Model,
): SlotWords[] {
  const isInBeats = manner === 'sections' || manner === 'beats';
  const hasSounds = cues === true || manner === 'sections';
  const before: string[] = [];
  return boxes.flatMap(({ asks, said }) => {
    const all = said.statements.filter(({ within }) => within === undefined);
    // What another box has said already is said.
    const tops = all.filter((one) => {
      const words = plainly(said, one);
      const isThere = (other: string) =>
        other === words || (asks === 'place' && words.includes(' ') && `${other} `.includes(` ${words} `));
      return !before.some(isThere);
    });
    before.push(...all.map((one) => plainly(said, one)));
    const lines = manner === 'sections' ? spokenIn(said, tops, deedsOf(said, tops)) : [];
    const isSpoken = (one: Statement) => lines.some((line) => isWithin(one, line));
    const brackets = bracketEdits(said, model);
    const bySlot = Map.groupBy(tops, (one) => (isSpoken(one) ? 'lines' : slotOf(one, asks, said, hasSounds)));
    return [...bySlot].flatMap(([slot, statements]) => {
      const parts =
        isInBeats && slot === 'subject' ? beatsOf(said, statements, manner === 'beats') : [statements];
      return parts.map((part) => {
        const others = all.filter((one) => !part.includes(one));
        const gone = others.map(({ from, to }) => ({ from, to, by: '' }));
        return {
          slot,
          asks,
          words: edited(said, [...brackets, ...gone], true),
          statements: part,
          said,
        };
      });
    });
  });
}

function plainly({ text }: Reading, { from, to }: Statement): string {
  return text.slice(from, to).toLowerCase();
}

/** What is spoken, from who speaks on, where that is a line of its own. */
export function spokenIn(
  { text, statements }: Reading,
  tops: readonly Statement[],
  deeds: readonly Statement[],
): { from: number; to: number }[] {
  return statements.flatMap((one) => {
    if (one.kind !== 'line' || one.sure === 'guess' || one.within !== undefined || !one.speaker) return [];
    // "…; a calm voice at the end:": who speaks begins behind the mark that parts most.
    const before = text.slice(one.speaker.from, one.from);
    const from = one.speaker.from + (/^.*[;.!?]\s+/s.exec(before)?.[0].length ?? 0);
    const line = { from, to: one.to };
    const isWhole = tops.every((top) => isWithin(top, line) || top.to <= line.from || top.from >= line.to);
    // Who does something else as well is not only quoted.
    // "He grins and says": the deed that leads up to the words is the way they are said.
    const isLead = (deed: Statement) =>
      /^[\s:,]*$/.test(text.slice(deed.to, one.from)) && wordsOf(text, deed).split(/\s+/).length <= MOST_LEAD;
    const isDoing = deeds.some((deed) => isWithin(deed, line) && !isLead(deed));
    const isOwn = !isDoing && (line.from === 0 || /[.;!?…"”»\n]\s*$/.test(text.slice(0, line.from)));
    return isWhole && isOwn ? [line] : [];
  });
}

const MOST_LEAD = 6;

/** What somebody does: "a calm woman's voice at the end" does nothing. */
export function deedsOf({ text }: Reading, tops: readonly Statement[]): Statement[] {
  return tops.filter((one) => {
    const words = wordsOf(text, one);
    const isVoice = words
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .some((word) => voiceWords.has(word));
    return one.kind === 'action' && !isVoice && tellsDeed(words);
  });
}

/** What is done one after the other, cut where its own words cut it: behind a stop, or before "then". */
export function beatsOf(
  { text, statements: inner }: Reading,
  statements: readonly Statement[],
  isByDoer: boolean,
): Statement[][] {
  // Somebody who is named anew does the next thing.
  const isNamed = ({ id, kind, from }: Statement) =>
    kind === 'action' && inner.some((one) => one.within === id && one.kind === 'figure' && one.from === from);
  const beats: Statement[][] = [];
  for (const one of statements) {
    const before = beats.at(-1)?.at(-1);
    const isNext =
      !before ||
      /[.;!?…。；]/.test(text.slice(before.to, one.from)) ||
      /[.!?…]["”»]$/.test(text.slice(before.from, before.to)) ||
      THEN.test(text.slice(one.from, one.to)) ||
      (isByDoer && isNamed(one));
    if (isNext) beats.push([one]);
    else beats.at(-1)?.push(one);
  }
  return beats;
}

const THEN = /^(?:and )?(?:then|finally)\b/i;

function slotOf(one: Statement, asks: Part, said: Reading, hasSounds: boolean): Slot {
  if (said.isClip && isHeard(one, asks, said, hasSounds)) return 'audio';
  if (asks === 'technical' && one.sure !== 'guess' && FILED.has(one.kind)) return partOfKind[one.kind];
  return asks;
}

/** A box that asks for things says of one that it is heard only by two witnesses. */
function isHeard(one: Statement, asks: Part, said: Reading, hasSounds: boolean): boolean {
  if (one.kind === 'sound') return one.sure !== 'guess' || UNSEEN.has(asks);
  if (!hasSounds || asks !== 'place' || one.sure !== 'guess' || said.language !== 'en') return false;
  return taughtKinds(said).get(keyOf(said.text, one)) === 'sound';
}

/** Boxes that ask for nothing that could make the sound. */
const UNSEEN: ReadonlySet<Part> = new Set(['camera', 'mood', 'light']);

const FILED: ReadonlySet<Kind> = new Set(['camera', 'move', 'light', 'mood']);
