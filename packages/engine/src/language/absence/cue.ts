import type { Context } from '../context.ts';
import { oftenDenied } from '../lists/often-denied.ts';
import type { Token } from '../tokens/token.ts';
import { everyWithin, someWithin } from '../tokens/within.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, determiners, prepositions, pronouns } from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { senseOf } from '../words/senses.ts';
import { isDoing } from '../words/word-class.ts';
import { askedAway, isDropped, keptOut } from './asked-away.ts';
import {
  causing,
  denying,
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
  /** Where the things end, and where what is said of them does, when it stands around them: "keep them out of it". */
  readonly to?: number;
  readonly end?: number;
}

/** "Don't show", "I do not want", "avoid", "leave out": somebody asks for it to stay out. */
export function wishAt({ tokens }: Context, unit: Unit, at: number): Cue | undefined {
  const word = (place: number) => (place < unit.to ? (tokens[place]?.word ?? '') : '');
  if (wishVerbs.has(word(at)) && opens(tokens, unit, at))
    return { at: withPlea(tokens, unit, at), behind: at + 1, word: word(at), form: 'wish' };
  if (isDropped(tokens, unit, at) && opens(tokens, unit, at))
    return { at: withPlea(tokens, unit, at), behind: at + 1, word: word(at), form: 'wish' };
  // "Leave the workers out".
  const out = opens(tokens, unit, at) ? keptOut(tokens, unit, at) : undefined;
  if (out) return { at: withPlea(tokens, unit, at), behind: at + 1, word: 'leave out', form: 'wish', ...out };
  if ((word(at) === 'leave' || word(at) === 'keep') && word(at + 1) === 'out')
    return { at: withPlea(tokens, unit, at), behind: at + 2, word: 'leave out', form: 'wish' };
  const asked = opens(tokens, unit, at) ? askedAway(tokens, unit, at) : undefined;
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

export function negatorAt(context: Context, unit: Unit, at: number): Cue | undefined {
  const { tokens, languages } = context;
  const language = languages[unit.sentence] ?? 'en';
  if (isFirmlyNot(tokens, unit, at)) return { at, behind: at + 2, word: 'not', form: 'noun' };
  if (isNorAgain(context, unit, at)) return { at, behind: at + 1, word: 'nor', form: 'noun' };
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
  const from = leadOf(tokens, unit, at, word);
  return from === undefined ? undefined : { at: from, behind, word, form: 'noun' };
}

/** "Definitely not gloss": a clause of its own that is nothing but what it must not be. */
function isFirmlyNot(tokens: readonly Token[], unit: Unit, at: number): boolean {
  if (at !== unit.from || !FIRMLY.has(tokens[at]?.word ?? '') || tokens[at + 1]?.word !== 'not') return false;
  const words = tokens.slice(at + 2, unit.to);
  return (
    words.length === 1 &&
    words[0]?.kind === 'word' &&
    (isNamed(words[0]) || oftenDenied.has(words[0].word)) &&
    !isDoing(words[0].word)
  );
}

const FIRMLY = new Set(['definitely', 'absolutely', 'certainly', 'strictly', 'really', 'please']);

/** "No faces, no hands; nor shadows of anybody": it goes on denying. "Nor does he look up" tells of him. */
function isNorAgain({ tokens, units, languages }: Context, unit: Unit, at: number): boolean {
  if (at !== unit.from || tokens[at]?.word !== 'nor' || at + 1 >= unit.to) return false;
  const before = units.findLast(({ to }) => to <= unit.from);
  const next = tokens[at + 1];
  const isBehindDenial =
    before?.stop === ';' && NO.has(tokens[before.from]?.word ?? '') && languages[unit.sentence] === 'en';
  return isBehindDenial && next?.kind === 'word' && !auxiliaries.has(next.word) && !pronouns.has(next.word);
}

const NO = new Set(['no', 'without', 'neither', 'nor']);

const SWAPS = new Set(['instead of', 'rather than', 'in place of']);

/** "Lanterns instead of lamps" ends on the lamps. In "painted rather than printed tags" both are said of the tags. */
function isSwap(tokens: readonly Token[], unit: Unit, at: number, behind: number): boolean {
  const { things, end } = readThings(tokens, behind, unit.to);
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
  'no zero neither kein keine keinen keinem keiner ningún ninguna ningun aucun aucune nessun nessuna nenhum nenhuma niente'.split(
    ' ',
  ),
);

/** Where "no" is said of the picture: at the head of its clause, behind "with", "and" or "there are". "He has no jacket" is said of him. */
function leadOf(tokens: readonly Token[], unit: Unit, at: number, word: string): number | undefined {
  const plea = withPlea(tokens, unit, at);
  if (plea === unit.from) return plea;
  const before = tokens[plea - 1]?.word ?? '';
  if (
    word === 'no' &&
    ['want', 'need'].includes(before) &&
    ['i', 'we'].includes(tokens[plea - 2]?.word ?? '')
  )
    return plea - 2 === unit.from ? plea - 2 : undefined;
  if (['with', 'mit', 'con', 'avec', 'com'].includes(before)) return plea - 1;
  if (['and', 'but', 'und', 'aber', 'y', 'pero', 'et', 'mais', 'e', 'ma'].includes(before)) return plea - 1;
  if (["there's", 'theres'].includes(before)) return plea - 1;
  if (!['is', 'are', 'be'].includes(before)) return undefined;
  // "There must be no scooters", "make sure there are no birds".
  const there = [plea - 2, plea - 3].find((at) => at >= unit.from && tokens[at]?.word === 'there');
  return there === undefined ? undefined : withPlea(tokens, unit, there);
}

/** "No longer", "No Name coffee", "not without its flaws": nothing is denied. */
function isEmpty(tokens: readonly Token[], unit: Unit, at: number, word: string, next: Token): boolean {
  const own = tokens[at];
  const before = at > unit.from ? (tokens[at - 1]?.word ?? '') : '';
  if (denying.has(before) || before === 'nor') return true;
  if (word === 'no' && (emptyAfterNo.has(next.word) || next.kind !== 'word'))
    return next.atom?.kind !== 'quote';
  if (IDIOMS.has(`${word} ${next.word}`)) return true;
  if (word === 'without' && isWayOfDoing(tokens, unit, at + 1)) return true;
  if (word === 'minus' || word === 'zero')
    return next.kind !== 'word' || numberOf(next.word) !== undefined || next.word === 'gravity';
  if (at > unit.from && word === 'without' && isDeniedBehind(tokens, unit, at)) return true;
  const isName =
    own?.isCapital === true && !own.isShouted && next.isCapital && !next.isShouted && at > unit.from;
  return isName;
}

const IDIOMS: ReadonlySet<string> = new Set(['free of charge', 'free of cost', 'sans serif', 'sans serifs']);

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
  return someWithin(tokens, at + 1, unit.to, ({ word }) => denying.has(word) || NEVER.has(word));
}

const NEVER = new Set(['cannot', "can't", "won't", "doesn't", "isn't", "aren't", "couldn't", "wouldn't"]);

/** "Try to avoid" is asked; "determined to avoid" is told of somebody. */
const TRIES = new Set(['try', 'remember', 'sure', 'want', 'like', 'need', 'careful', 'important']);

function opens(tokens: readonly Token[], unit: Unit, at: number): boolean {
  if (at === unit.from || everyWithin(tokens, unit.from, at, isAsking)) return true;
  const before = tokens[at - 1]?.word ?? '';
  return before === 'and' || before === 'but' || (before === 'to' && TRIES.has(tokens[at - 2]?.word ?? ''));
}

/** "Can you please", "I want you to": they only lead up to what is asked. */
function isAsking(token: Token): boolean {
  return isPlea(token) || ASKS.has(token.word);
}

const ASKS: ReadonlySet<string> = new Set(
  "can could would will you we i want need to let's lets just and but so oh maybe make sure that".split(' '),
);

/** "Please no hands", "but no hands": asked for with it. */
function withPlea(tokens: readonly Token[], unit: Unit, at: number): number {
  if (everyWithin(tokens, unit.from, at, isAsking)) return unit.from;
  let from = at;
  while (from > unit.from) {
    if (FILLERS.has(`${tokens[from - 2]?.word} ${tokens[from - 1]?.word}`) && from - 2 >= unit.from)
      from -= 2;
    else if (isPlea(tokens[from - 1]) || isLead(tokens, unit, from)) from -= 1;
    else break;
  }
  return from;
}

const FILLERS: ReadonlySet<string> = new Set(['for once', 'this time', 'of course', 'at least']);

export function isPlea(token: Token | undefined): boolean {
  return PLEAS.has(token?.word ?? '');
}

const PLEAS: ReadonlySet<string> = new Set(
  'please pls plz bitte also absolutely definitely strictly ideally preferably obviously seriously surtout vooral'.split(
    ' ',
  ),
);

function isLead(tokens: readonly Token[], unit: Unit, at: number): boolean {
  return at - 1 === unit.from && ['and', 'but'].includes(tokens[at - 1]?.word ?? '');
}
