import type { Context } from '../context.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { determiners, prepositions, pronouns } from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { senseOf } from '../words/senses.ts';
import { isDoing } from '../words/word-class.ts';
import {
  causing,
  denying,
  droppingVerbs,
  emptyAfterNo,
  emptyAfterWithout,
  nounNegatorsOf,
  showing,
  wishVerbs,
} from './negators.ts';
import { readThings } from './noun-phrase.ts';

export interface Cue {
  /** Where the words that deny begin, and the first token behind them. */
  readonly at: number;
  readonly behind: number;
  readonly word: string;
  readonly form: 'noun' | 'wish';
}

/** "Don't show", "I do not want", "avoid", "leave out": somebody asks for it to stay out. */
export function wishAt({ tokens }: Context, unit: Unit, at: number): Cue | undefined {
  const word = (place: number) => (place < unit.to ? (tokens[place]?.word ?? '') : '');
  if (wishVerbs.has(word(at)) && opens(tokens, unit, at))
    return { at: withPlea(tokens, unit, at), behind: at + 1, word: word(at), form: 'wish' };
  const isDropped =
    droppingVerbs.has(word(at)) && at === unit.from && ['the', 'any', 'all'].includes(word(at + 1));
  if (isDropped) return { at, behind: at + 1, word: word(at), form: 'wish' };
  const isLeft = (word(at) === 'leave' || word(at) === 'keep') && opens(tokens, unit, at);
  // "Leave the workers out".
  if (isLeft && word(unit.to - 1) === 'out' && unit.to - at > 2)
    return { at: withPlea(tokens, unit, at), behind: at + 1, word: 'leave out', form: 'wish' };
  if ((word(at) === 'leave' || word(at) === 'keep') && word(at + 1) === 'out')
    return { at: withPlea(tokens, unit, at), behind: at + 2, word: 'leave out', form: 'wish' };
  const asked = askedAway(tokens, unit, at);
  if (asked) return { at: withPlea(tokens, unit, at), behind: asked, word: 'asked away', form: 'wish' };
  const isDo = word(at) === 'do' && (word(at + 1) === 'not' || word(at + 1) === 'never');
  if (!isDo && !denying.has(word(at))) return undefined;
  const verb = at + (isDo ? 2 : 1);
  if (!showing.has(word(verb)) && !causing.has(word(verb))) return undefined;
  // "She does not want soup" tells of her; only the one who writes can ask.
  const who = tokens[at - 1];
  const isAsker =
    at === unit.from || who?.kind === 'mark' || who?.word === 'i' || who?.word === 'we' || isPlea(who);
  if (!isAsker) return undefined;
  const from = who?.word === 'i' || who?.word === 'we' ? at - 1 : at;
  return { at: withPlea(tokens, unit, from), behind: verb + 1, word: word(verb), form: 'wish' };
}

const ASKED_AWAY: readonly (readonly string[])[] = [
  ['stay', 'away', 'from'],
  ['steer', 'clear', 'of'],
  ['keep', 'away', 'from'],
  ['get', 'rid', 'of'],
  ['there', 'must', 'not', 'be', 'any'],
  ['there', 'should', 'not', 'be', 'any'],
  ['there', "shouldn't", 'be', 'any'],
  ['there', "mustn't", 'be', 'any'],
  ["i'd", 'rather', 'not', 'see'],
  ["i'd", 'rather', 'not', 'have'],
  ['not', 'a', 'single'],
];

/** "Steer clear of lens flare", "there must not be any text": what asks for it to stay out in several words. */
function askedAway(tokens: readonly Token[], unit: Unit, at: number): number | undefined {
  if (!opens(tokens, unit, at)) return undefined;
  const words = ASKED_AWAY.find((all) => all.every((word, nth) => tokens[at + nth]?.word === word));
  return words && at + words.length < unit.to ? at + words.length : undefined;
}

export function negatorAt({ tokens, languages }: Context, unit: Unit, at: number): Cue | undefined {
  const language = languages[unit.sentence] ?? 'en';
  const nounNegators = nounNegatorsOf(language);
  const one = tokens[at]?.word ?? '';
  const two = at + 1 < unit.to ? `${one} ${tokens[at + 1]?.word ?? ''}` : '';
  const isPair = nounNegators.has(two);
  if (!isPair && !nounNegators.has(one)) return undefined;
  const word = isPair ? two : one;
  const behind = at + (isPair ? 2 : 1);
  const next = tokens[behind];
  if (!next || behind >= unit.to) return undefined;
  if (isEmpty(tokens, unit, at, word, next)) return undefined;
  // Within a run of Chinese one sign is part of a word: 空无一人.
  const isInRun = at > unit.from && tokens[at - 1]?.kind !== 'mark';
  if (language === 'zh' && !isPair && isInRun) return undefined;
  if (unit.stop === '?') return undefined;
  if (SWAPS.has(word) && !isSwap(tokens, unit, at, behind)) return undefined;
  if (!DETERMINES.has(word)) return { at: withPlea(tokens, unit, at), behind, word, form: 'noun' };
  const from = leadOf(tokens, unit, at);
  return from === undefined ? undefined : { at: from, behind, word, form: 'noun' };
}

const SWAPS = new Set(['instead of', 'rather than', 'in place of']);

/** "Lanterns instead of lamps" ends on the lamps. In "painted rather than printed tags" both are said of the tags. */
function isSwap(tokens: readonly Token[], unit: Unit, at: number, behind: number): boolean {
  const { things, end } = readThings(tokens, behind, unit.to, false);
  const head = tokens[unit.to - 1];
  const isNoun = isNamed(head);
  if (at > unit.from && !isNamed(tokens[at - 1])) return false;
  const isLed = determiners.has(tokens[behind]?.word ?? '');
  return things.length > 0 && end === unit.to && (isNoun || isLed) && !pronouns.has(head?.word ?? '');
}

function isNamed(token: Token | undefined): boolean {
  return token !== undefined && (token.word.endsWith('s') || senseOf(token.word) !== undefined);
}

const DETERMINES = new Set(
  'no zero kein keine keinen keinem keiner ningún ninguna ningun aucun aucune nessun nessuna nenhum nenhuma niente'.split(
    ' ',
  ),
);

/** Where "no" is said of the picture: at the head of its clause, behind "with", "and" or "there are". "He has no jacket" is said of him. */
function leadOf(tokens: readonly Token[], unit: Unit, at: number): number | undefined {
  const plea = withPlea(tokens, unit, at);
  if (plea === unit.from) return plea;
  const before = tokens[plea - 1]?.word ?? '';
  if (['with', 'mit', 'con', 'avec', 'com'].includes(before)) return plea - 1;
  if (['and', 'but', 'und', 'aber', 'y', 'pero', 'et', 'mais', 'e', 'ma'].includes(before)) return plea - 1;
  if (["there's", 'theres'].includes(before)) return plea - 1;
  if (!['is', 'are', 'be'].includes(before)) return undefined;
  // "There must be no scooters".
  const there = [plea - 2, plea - 3].find((at) => at >= unit.from && tokens[at]?.word === 'there');
  return there;
}

/** "No longer", "No Name coffee", "not without its flaws": nothing is denied. */
function isEmpty(tokens: readonly Token[], unit: Unit, at: number, word: string, next: Token): boolean {
  const own = tokens[at];
  const before = at > unit.from ? (tokens[at - 1]?.word ?? '') : '';
  if (denying.has(before) || before === 'nor') return true;
  if (word === 'no' && (emptyAfterNo.has(next.word) || next.kind !== 'word'))
    return next.atom?.kind !== 'quote';
  if (word === 'without' && isWayOfDoing(tokens, unit, at + 1)) return true;
  if (word === 'minus' || word === 'zero')
    return next.kind !== 'word' || numberOf(next.word) !== undefined || next.word === 'gravity';
  if (at > unit.from && word === 'without' && isDeniedBehind(tokens, unit, at)) return true;
  const isName =
    own?.isCapital === true && !own.isShouted && next.isCapital && !next.isShouted && at > unit.from;
  return isName;
}

/** "Without a doubt", "without losing the warmth": how it is done, and nothing that could be seen. */
function isWayOfDoing(tokens: readonly Token[], unit: Unit, from: number): boolean {
  let at = from;
  while (at < unit.to && determiners.has(tokens[at]?.word ?? '')) at += 1;
  const { word = '' } = tokens[at] ?? {};
  if (emptyAfterWithout.has(word) || (at > from && SILENTLY.has(word))) return true;
  const next = at + 1 < unit.to ? (tokens[at + 1]?.word ?? '') : '';
  const hasObject = determiners.has(next) || pronouns.has(next) || prepositions.has(next);
  return at === from && hasObject && word.endsWith('ing') && isDoing(word);
}

/** "Cries without a sound". */
const SILENTLY = new Set([
  'sound',
  'noise',
  'murmur',
  'whisper',
  'glance',
  'smile',
  'tear',
  'thought',
  'second',
  'plan',
]);

/** "Guests without a key never get in": it says of whom the rest is said. */
function isDeniedBehind(tokens: readonly Token[], unit: Unit, at: number): boolean {
  return tokens.slice(at + 1, unit.to).some(({ word }) => denying.has(word) || NEVER.has(word));
}

const NEVER = new Set(['cannot', "can't", "won't", "doesn't", "isn't", "aren't", "couldn't", "wouldn't"]);

/** "Try to avoid" is asked; "determined to avoid" is told of somebody. */
const TRIES = new Set(['try', 'remember', 'sure', 'want', 'like', 'need', 'careful', 'important']);

function opens(tokens: readonly Token[], unit: Unit, at: number): boolean {
  if (at === unit.from || tokens.slice(unit.from, at).every(isPlea)) return true;
  const before = tokens[at - 1]?.word ?? '';
  return before === 'and' || before === 'but' || (before === 'to' && TRIES.has(tokens[at - 2]?.word ?? ''));
}

/** "Please no hands", "but no hands": asked for with it. */
function withPlea(tokens: readonly Token[], unit: Unit, at: number): number {
  let from = at;
  while (from > unit.from && (isPlea(tokens[from - 1]) || isLead(tokens, unit, from))) from -= 1;
  return from;
}

export function isPlea(token: Token | undefined): boolean {
  return ['please', 'pls', 'plz', 'bitte', 'also', 'absolutely', 'definitely', 'strictly'].includes(
    token?.word ?? '',
  );
}

function isLead(tokens: readonly Token[], unit: Unit, at: number): boolean {
  return at - 1 === unit.from && ['and', 'but'].includes(tokens[at - 1]?.word ?? '');
}
