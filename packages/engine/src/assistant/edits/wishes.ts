import type { Reading } from '../../language/reading.ts';
import {
  ahead,
  asking,
  behind,
  forms,
  suggested,
  suggesting,
  type Wanted,
} from '../../language/wishes/forms.ts';
import {
  endsWith,
  part,
  said,
  startsWith,
  type Words,
  waysOf,
  wordsIn,
} from '../../language/wishes/match-form.ts';
import { statesIn } from '../../language/wishes/states.ts';
import { corrections, isChatter, isTalk, writtenOut } from '../../language/wishes/talk.ts';
import { isDescribing, qualityOf } from '../../language/words/describing.ts';
import { isDoing } from '../../language/words/word-class.ts';
import { isNoun } from './phrase.ts';
import { targetOf } from './target.ts';
import { type Weighed, weigh } from './weigh.ts';

/** One thing that is wanted of a prompt, as it was said. */
export interface Wish {
  readonly wanted: Wanted;
  readonly said: string;
  /** What it is done to. */
  readonly x?: Words;
  /** What comes of it. */
  readonly y?: Words;
  /** What X is now, where that is said as well. */
  readonly was?: Words;
  /** The preposition in front of a place: "next to". */
  readonly lead?: Words;
  /** How many of X there should be. */
  readonly count?: Words;
}

export interface Wishes {
  readonly wishes: readonly Wish[];
  /** Parts of the message that are put like no wish that is known. */
  readonly unclear: readonly string[];
  /** It is put like a wish in so many words, whatever the prompt has. */
  readonly isPlain: boolean;
  /** What it names is in the prompt, or it is a state that a shot can be in. */
  readonly isGrounded: boolean;
}

/** Longer than anybody says one wish. */
const LONGEST = 48;
/** Below it a stretch of a message is no wish. */
const ENOUGH = 0.5;
/** Without any hint of the prompt it is put as a wish. */
const PLAIN = 0.6;
const GROUNDED = 0.85;
/** "…, she is hiding behind it": told as a reason as often as wished for. */
const TOLD_BESIDE = 0.82;
const PARTED = 0.12;
const UNHEARD = 0.4;
const MOST_JOINTS = 9;

/** What a message wants of a prompt, weighed against what the prompt has; nothing where it asks something. */
export function wishesIn(message: string, reading?: Reading): Wishes | undefined {
  const words = wordsIn(writtenOut(message));
  if (words.tokens.length > 4 * LONGEST || isQuestion(words)) return undefined;
  const heard = bestCut(words, reading);
  const wishes: Wish[] = [];
  const unclear: string[] = [];
  let isPlain = false;
  let isGrounded = false;
  let isTurned = false;
  for (const { clause, best } of heard) {
    const before = wishes.at(-1);
    isTurned ||= turns(clause);
    if (
      best &&
      before &&
      best.score < TOLD_BESIDE &&
      best.wish.wanted === 'change' &&
      isDoing(best.wish.y?.tokens[0]?.word ?? '') &&
      clause.tokens[0]?.word === ','
    )
      unclear.push(said(bare(clause)));
    else if (best) {
      isPlain ||= best.score >= PLAIN;
      isGrounded ||= best.score >= GROUNDED;
      const wish = isTurned ? turned(best.wish, before, reading) : ofLast(best.wish, before);
      if (isTurned && before && best.wish.wanted !== 'keep') wishes.pop();
      if (best.wish.wanted !== 'keep') isTurned = false;
      if (!wishes.some(({ wanted }) => wanted === wish.wanted && ONCE.has(wanted)))
        wishes.push(...inTwo(wish));
    } else if (before && reading) {
      const again = sameAgain(
        clause,
        wishes.findLast(({ wanted }) => wanted !== 'keep') ?? before,
        reading,
        isTurned,
      );
      if (again && isTurned) wishes.pop();
      const besides = again ?? putBesides(clause, reading);
      if (besides) wishes.push(besides);
      else if (isUnclear(clause, reading)) unclear.push(said(bare(clause)));
    } else if (reading && putBesides(clause, reading)) {
      wishes.push(putBesides(clause, reading) as Wish);
    } else if (isUnclear(clause, reading)) unclear.push(said(bare(clause)));
  }
  const granted = new Set(wishes.flatMap(({ y }) => (y && statesIn(y)) ?? []).map(({ slot }) => slot));
  const left = unclear.filter((one) => !isSaidAgain(wordsIn(one), granted));
  const isHalf = wishes.some(({ wanted }) => wanted === 'half');
  const done = wishes.filter(({ wanted }) => wanted !== 'keep' && !(isHalf && wanted === 'shorter'));
  const kept = wishes.filter(({ wanted }) => wanted === 'keep');
  return done.length === 0 ? undefined : { wishes: [...done, ...kept], unclear: left, isPlain, isGrounded };
}

function isQuestion(words: Words): boolean {
  let rest = words;
  for (let n = startsWith(rest, ahead); n > 0; n = startsWith(rest, ahead)) rest = part(rest, n);
  if (startsWith(rest, suggesting) > 0) return false;
  const first = rest.tokens[0]?.word ?? '';
  return (
    startsWith(rest, asking) > 0 && !((first === 'do' || first === 'is') && rest.tokens.at(-1)?.word !== '?')
  );
}

interface Clause {
  readonly clause: Words;
  readonly best: Weighed | undefined;
}

/** Where another wish may begin. */
const JOINS: ReadonlySet<string> = new Set([
  'and',
  'then',
  'but',
  'also',
  'plus',
  '&',
  ',',
  'oh',
  '+',
  '-',
  '–',
  '—',
  '(',
  'actually',
  'because',
  'except',
]);
const STOPS: ReadonlySet<string> = new Set(['.', ';', '!', '?', '\n']);

/** The cut of a message into clauses that understands most of it. */
function bestCut(words: Words, reading: Reading | undefined): Clause[] {
  const { tokens } = words;
  const sentences: Words[] = [];
  let from = 0;
  tokens.forEach(({ word, kind, to }, at) => {
    const isLine = words.text.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from).includes('\n');
    if (isLine && at > from) {
      sentences.push(part(words, from, at));
      from = at;
    }
    const isStop =
      kind === 'mark' && STOPS.has(word) && (word !== '.' || words.text.charAt(to).trim() === '');
    if (!isStop) return;
    sentences.push(part(words, from, at));
    from = at + 1;
  });
  sentences.push(part(words, from));
  return sentences.filter(({ tokens: own }) => own.length > 0).flatMap((one) => cutSentence(one, reading));
}

function cutSentence(words: Words, reading: Reading | undefined): Clause[] {
  const { tokens } = words;
  const joints = tokens.flatMap(({ word, kind }, at) =>
    at > 0 && at < tokens.length - 1 && JOINS.has(word) && kind !== 'atom' ? [at] : [],
  );
  const starts = [0, ...joints.slice(0, MOST_JOINTS)];
  const best: { score: number; clauses: Clause[] }[] = [];
  for (let n = starts.length; n >= 0; n--) {
    const from = starts[n] ?? tokens.length;
    if (n === starts.length) {
      best[n] = { score: 0, clauses: [] };
      continue;
    }
    let found = { score: Number.NEGATIVE_INFINITY, clauses: [] as Clause[] };
    for (let m = n + 1; m <= starts.length; m++) {
      const to = m === starts.length ? tokens.length : (starts[m] ?? tokens.length);
      const rest = best[m];
      if (!rest) continue;
      const clause = part(words, from, to);
      const heard = wishOf(clause, reading);
      const own = heard ? heard.score : -UNHEARD * Math.min(1, bare(clause).tokens.length / 4);
      const score = own + rest.score - (m === starts.length ? 0 : PARTED);
      if (score > found.score) found = { score, clauses: [{ clause, best: heard }, ...rest.clauses] };
    }
    best[n] = found;
  }
  return best[0]?.clauses ?? [];
}

const leads = [...ahead, ...corrections, ...suggested];
/** Without what is said around a wish. */
function bare(words: Words, tails = behind): Words {
  let rest = words;
  for (let again = true; again; ) {
    const n = startsWith(rest, leads);
    const isMark =
      rest.tokens[0]?.kind === 'mark' || (rest.tokens[0]?.word === 'no' && rest.tokens[1]?.word === ',');
    again = rest.tokens.length > 1 && (isMark || (n > 0 && n < rest.tokens.length));
    if (again) rest = part(rest, isMark ? 1 : n);
  }
  for (let n = endsWith(rest, tails); n > 0; n = endsWith(rest, tails))
    rest = part(rest, 0, rest.tokens.length - n);
  while (rest.tokens.length > 1 && rest.tokens.at(-1)?.kind === 'mark')
    rest = part(rest, 0, rest.tokens.length - 1);
  return rest.tokens.length === 1 && behind.includes(rest.tokens[0]?.word ?? '') ? part(rest, 1) : rest;
}

/** The likeliest thing that a clause may want. */
function wishOf(clause: Words, reading: Reading | undefined): Weighed | undefined {
  const short = bare(clause);
  const whole = bare(clause, []);
  let best: Weighed | undefined;
  for (const words of short.tokens.length === whole.tokens.length ? [short] : [short, whole]) {
    if (words.tokens.length === 0 || words.tokens.length > LONGEST) continue;
    for (const [wanted, form, says] of forms)
      for (const slots of waysOf(words, form)) {
        const found = weigh({ wanted, says, words, slots }, reading);
        if (found && found.score > (best?.score ?? 0)) best = found;
      }
  }
  return best && best.score >= ENOUGH ? best : undefined;
}

/** Said twice they are meant once. */
const ONCE: ReadonlySet<Wanted> = new Set(['shorter', 'half', 'longer', 'improve', 'vary', 'vague']);

/** "Add a deer and make it small": the deer. */
function ofLast(wish: Wish, before: Wish | undefined): Wish {
  const { wanted, y } = wish;
  const thing = before?.wanted === 'put' || before?.wanted === 'change' ? before.y : undefined;
  if (
    wanted !== 'make' ||
    !y ||
    !thing ||
    !isDescribing(y) ||
    OF_THINGS.has(qualityOf(y.tokens.at(-1)?.word ?? '') ?? '') === false ||
    isDescribing(thing)
  )
    return wish;
  return { wanted: 'change', said: wish.said, x: part(thing, thing.tokens.length - 1), y };
}

const OF_THINGS: ReadonlySet<string> = new Set(['size', 'tint', 'material', 'age', 'pattern', 'wear']);

/** "Add a cyclist, actually make it a tandem": it is what was just asked for. */
function turned(wish: Wish, before: Wish | undefined, reading: Reading | undefined): Wish {
  const { x, y } = wish;
  if (before?.wanted === 'make' && before.y && x && y && reading && targetOf(reading, y).sure > 0)
    return { wanted: 'change', said: wish.said, x: y, y: before.y };
  return wish.wanted === 'make' &&
    before?.wanted === 'put' &&
    wish.y &&
    !statesIn(wish.y) &&
    !isDescribing(wish.y)
    ? { ...before, said: wish.said, y: wish.y }
    : wish;
}

const BESIDES: readonly string[] = [
  'and',
  'plus',
  'also',
  'oh',
  '+',
  'how about',
  'what about',
  'maybe',
  'with',
  '&',
  'perhaps',
];

/** "Oh and knee pads": something more that should be there, named and nothing else. */
function putBesides(clause: Words, reading: Reading): Wish | undefined {
  let first = clause;
  while (first.tokens[0]?.kind === 'mark' && first.tokens.length > 1) first = part(first, 1);
  const thing = bare(clause);
  const { tokens } = thing;
  if (startsWith(first, BESIDES) === 0 || tokens.length === 0 || tokens.length > 6 || isTalk(thing))
    return undefined;
  const head = tokens.at(-1);
  const isNamed = head !== undefined && isNoun(head.word, head.isCapital);
  return isNamed && targetOf(reading, thing).sure < 0.8
    ? { wanted: 'put', said: said(clause), y: thing }
    : undefined;
}

/** "No, wait", "actually": what was said just before does not hold. */
function turns(clause: Words): boolean {
  let rest = clause;
  while (
    rest.tokens[0] &&
    (rest.tokens[0].kind === 'mark' || JOINS.has(rest.tokens[0].word)) &&
    rest.tokens[0].word !== 'actually'
  )
    rest = part(rest, 1);
  const isNo = rest.tokens[0]?.word === 'no' && (rest.tokens.length === 1 || rest.tokens[1]?.word === ',');
  return isNo || startsWith(rest, corrections) > 0;
}

/** "And the leash", "no, the light": the same for something else. */
function sameAgain(clause: Words, before: Wish, reading: Reading, isTurned: boolean): Wish | undefined {
  const thing = bare(clause);
  if (thing.tokens.length > 4 || isTalk(thing) || targetOf(reading, thing).sure < 0.8) return undefined;
  if (before.x && ['take', 'change'].includes(before.wanted))
    return { ...before, said: said(clause), x: thing };
  return before.wanted === 'make' && before.y && isTurned
    ? { wanted: 'change', said: said(clause), x: thing, y: before.y }
    : undefined;
}

/** Whatever is no chatter and came to no wish: it is told, so that nothing is passed over in silence. */
function isUnclear(clause: Words, reading: Reading | undefined): boolean {
  const words = bare(clause);
  if (reading === undefined || words.tokens.every(({ kind }) => kind === 'mark')) return false;
  const isOfPrompt = words.tokens.some(
    (_, at) => words.tokens.length > 1 && targetOf(reading, part(words, at, at + 1)).sure === 1,
  );
  return !isChatter(words, isOfPrompt);
}

/** Said once more in other words: a state of the same kind is granted already. */
function isSaidAgain(clause: Words, granted: ReadonlySet<string>): boolean {
  const { tokens } = clause;
  return tokens.some((_, from) =>
    tokens.some((__, n) => {
      const states = n > from && n - from < LONGEST_STATE ? statesIn(part(clause, from, n + 1)) : undefined;
      return states?.some(({ slot }) => granted.has(slot)) === true;
    }),
  );
}

const LONGEST_STATE = 4;

/** "Replace the man with a woman and the dog with a cat" is two changes. */
function inTwo(wish: Wish): Wish[] {
  const { wanted, y } = wish;
  if (wanted !== 'change' || !y) return [wish];
  const at = y.tokens.findIndex(({ word }) => word === 'and');
  const [second] =
    at > 0
      ? ['X to Y', 'X into Y', 'X with Y', 'X for Y', 'X by Y'].flatMap((form) =>
          waysOf(part(y, at + 1), form),
        )
      : [];
  return second?.X && second.Y
    ? [
        { ...wish, y: part(y, 0, at) },
        { wanted, said: wish.said, x: second.X, y: second.Y },
      ]
    : [wish];
}
