import { isConjunction, isDeterminer, isDoing, isPronoun, isThirdPerson } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';

/** What a preposition leads: "on a bench", "in front of the house". */
export interface LedPhrase {
  readonly lead: string;
  readonly text: string;
  /** The word that it hangs on: "hands | on the controls". */
  readonly on: string;
}

const PARTS = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*|[,.;:!?()—–]/gu;
const MOST_CHARACTERS = 2000;
const LEADS = wordSet(
  'in at on inside outside by near under underneath beneath below across along through into onto around beside behind against to toward towards over above with between among amid from past down up off aboard atop opposite before',
);
const SEVERAL_WORDS: readonly (readonly [words: readonly string[], lead: string])[] = [
  [['in', 'front', 'of'], 'before'],
  [['on', 'top', 'of'], 'on'],
  [['on', 'board'], 'aboard'],
  [['next', 'to'], 'beside'],
  [['close', 'to'], 'near'],
  [['out', 'of'], 'from'],
  [['at', 'the', 'edge', 'of'], 'by'],
  [['on', 'the', 'edge', 'of'], 'by'],
  [['in', 'the', 'middle', 'of'], 'in'],
  [['at', 'the', 'foot', 'of'], 'by'],
];
/** From here on a text says what something is like, and not what is there. */
const LIKENESS: readonly (readonly string[])[] = [
  ['like'],
  ['as', 'if'],
  ['as', 'though'],
  ['reminiscent', 'of'],
  ['in', 'the', 'style', 'of'],
  ['in', 'the', 'manner', 'of'],
  ['inspired', 'by'],
  ['resembling'],
  ['evoking'],
];

function startsWith(parts: readonly string[], at: number, words: readonly string[]): boolean {
  return words.every((word, n) => parts[at + n] === word);
}

/** Every phrase that a preposition leads, in order; likenesses are none of them. */
export function ledPhrases(text: string): LedPhrase[] {
  const parts = text.slice(0, MOST_CHARACTERS).toLowerCase().match(PARTS) ?? [];
  const led: LedPhrase[] = [];
  let at = 0;
  while (at < parts.length) {
    if (LIKENESS.some((words) => startsWith(parts, at, words))) {
      while (at < parts.length && !isMark(parts[at])) at += 1;
      continue;
    }
    const several = SEVERAL_WORDS.find(([words]) => startsWith(parts, at, words));
    const word = parts[at] ?? '';
    const lead = several?.[1] ?? (LEADS.has(word) ? word : undefined);
    if (lead === undefined) {
      at += 1;
      continue;
    }
    const on = parts[at - 1] ?? '';
    at += several ? several[0].length : 1;
    for (;;) {
      const from = at;
      while (at < parts.length && at - from < 8 && !endsBefore(parts, at, from)) at += 1;
      if (at > from) led.push({ lead, text: parts.slice(from, at).join(' '), on });
      if (parts[at] === 'and' && isDeterminer(parts[at + 1] ?? '') && at > from) at += 1;
      else break;
    }
  }
  return led;
}

function endsBefore(parts: readonly string[], at: number, from: number): boolean {
  const word = parts[at] ?? '';
  if (isMark(word) || LEADS.has(word) || isConjunction(word) || word === 'without') return true;
  if (SEVERAL_WORDS.some(([words]) => startsWith(parts, at, words))) return true;
  if (LIKENESS.some((words) => startsWith(parts, at, words))) return true;
  const before = parts[at - 1] ?? '';
  if (isPronoun(word) && at > from) return true;
  if (isDeterminer(word) && at - from > 1 && before !== 'of') return true;
  if (at - from < 1 || isDeterminer(before)) return false;
  return isDoing(word)
    ? at - from > 1 || !isDeterminer(parts[from] ?? '')
    : isThirdPerson(word) && at - from > 1 && isVerbal(parts, at);
}

/** "The man plays a game": a verb, for something is told right behind it. */
function isVerbal(parts: readonly string[], at: number): boolean {
  const next = parts[at + 1] ?? '';
  return isDeterminer(next) || LEADS.has(next);
}

function isMark(part: string | undefined): boolean {
  return part !== undefined && /^[,.;:!?()—–]$/u.test(part);
}

const LOOKED_INTO = wordSet('camera lens frame viewer');

/** "Walks away from camera": whoever looks, and nothing that stands there. */
export function isWhoeverLooks({ text }: LedPhrase): boolean {
  const words = text.split(' ');
  return (
    words.length <= 2 &&
    words[0] !== 'a' &&
    words[0] !== 'his' &&
    words[0] !== 'her' &&
    LOOKED_INTO.has(words.at(-1) ?? '')
  );
}

/** With these a small word goes that leads nothing: "hands over a parcel", "picks up a coin". */
const WITH_A_PARTICLE = wordSet(
  'hand hands handing pick picks picking hold holds holding put puts putting take takes taking lift lifts lifting give gives giving pass passes passing throw throws throwing set sets setting pull pulls pulling turn turns turning roll rolls rolling',
);
const PARTICLES = wordSet('up down over off out away');

/** What a deed is done to, where a small word stands before it. */
export function doneTo(does: string): string | undefined {
  const [verb = '', particle = ''] = does.toLowerCase().split(/\s+/u);
  return WITH_A_PARTICLE.has(verb) && PARTICLES.has(particle)
    ? ledPhrases(does).find(({ lead }) => lead === particle)?.text
    : undefined;
}

/** What a verb takes, right behind it: "riding | a bike | through a forest". */
export function objectOf(does: string): string | undefined {
  const parts = does.slice(0, MOST_CHARACTERS).toLowerCase().match(PARTS) ?? [];
  const from = parts.findIndex((part, n) => n > 0 && !part.endsWith('ly'));
  if (from < 0) return undefined;
  let at = from;
  while (at < parts.length && at - from < 8 && !endsBefore(parts, at, from)) at += 1;
  return at > from ? parts.slice(from, at).join(' ') : undefined;
}

/** A text without what it is only likened to. */
export function withoutLikeness(text: string): string {
  const words = text.split(/\s+/u);
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''));
  const at = plain.findIndex((_, n) => n > 0 && LIKENESS.some((likeness) => startsWith(plain, n, likeness)));
  return at < 0 ? text : words.slice(0, at).join(' ');
}
