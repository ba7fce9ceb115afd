import { listed } from '../said/listed.ts';
import { ahead, asking, behind, forms, thePrompt, type Wanted } from './forms.ts';
import { endsWith, matchForm, nameOf, part, said, startsWith, type Words, wordsIn } from './match-form.ts';
import { isTalk } from './put-in.ts';
import { statesIn } from './states.ts';

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
}

export interface Wishes {
  readonly wishes: readonly Wish[];
  /** Parts of the message that are put like no wish that is known. */
  readonly unclear: readonly string[];
}

const JOINS = new Set(['and', 'then', 'but', 'also', 'plus', '&', ',']);
const STOPS = new Set(['.', ';', '!', '?', '\n']);
/** Longer than anybody says one wish. */
const LONGEST = 48;
/** They begin wishes, and things as well. */
const LOOSE = new Set(
  listed(
    'a, another, different, the, same, not, longer, shorter, richer, too, i, there, in, at, as, can, could, more, less, new, even, still, much, better, color, colour, paint, film, place, cut, let, set, do, slide, shoot, trim, version',
  ),
);
const openers = new Set(
  forms
    .flatMap(([, form]) => form.split(' ')[0]?.replace('?', '').split('|') ?? [])
    .filter((word) => !LOOSE.has(word) && word.length > 1),
);

/** What a message wants of a prompt; nothing where it asks something. */
export function wishesIn(message: string): Wishes | undefined {
  const words = wordsIn(message);
  if (isQuestion(words)) return undefined;
  const wishes: Wish[] = [];
  const unclear: string[] = [];
  for (const clause of clausesOf(words)) {
    const wish = wishOf(clause, wishes.at(-1));
    if (wish) wishes.push(...inTwo(wish));
    else if (bare(clause).tokens.length > 0 && !isTalked(clause)) unclear.push(said(bare(clause)));
  }
  return wishes.length === 0 ? undefined : { wishes, unclear };
}

function isQuestion(words: Words): boolean {
  const { tokens } = words;
  const at = startsWith(
    words,
    listed('how about, what about, what if it was, what if it were, what if we, what if'),
  );
  if (at > 0) return false;
  let first = 0;
  for (let n = startsWith(part(words, first), ahead); n > 0; n = startsWith(part(words, first), ahead))
    first += n;
  return (
    startsWith(part(words, first), asking) > 0 &&
    !(tokens[first]?.word === 'do' && tokens.at(-1)?.word !== '?')
  );
}

/** "It is for my nephew", "thanks a lot": nothing that could be done to a prompt. */
function isTalked(clause: Words): boolean {
  return (
    startsWith(clause, [
      ...TALK,
      'thanks',
      'and keep',
      'keep',
      'leave',
      'and leave',
      'he',
      'she',
      'they',
      'client',
      'hope',
      'sorry',
      'that',
      'this',
      'you',
      'not',
    ]) > 0 || !clause.tokens.some(({ word }) => openers.has(word))
  );
}

/** Cut wherever another wish begins. */
function clausesOf(words: Words): Words[] {
  const { tokens } = words;
  const clauses: Words[] = [];
  let from = 0;
  tokens.forEach(({ word, kind }, at) => {
    const stops = kind === 'mark' && STOPS.has(word);
    const talks = word === ',' && startsWith(part(words, at + 1), TALK) > 0;
    if (stops || talks || (JOINS.has(word) && at >= from && opensWish(part(words, at + 1)))) {
      clauses.push(part(words, from, at));
      from = at + 1;
    }
  });
  clauses.push(part(words, from));
  return clauses.filter((clause) => clause.tokens.length > 0);
}

/** What people say besides, to whoever listens. */
const TALK = listed(
  "i, im, i'm, its, it's, it is, we, my, because, deadline, for my, for our, client, the client, not sure, no idea, thats, that's, sorry, it feels, it looks, it has to",
);

function opensWish(words: Words): boolean {
  const rest = bare(words, []);
  const first = rest.tokens[0]?.word ?? '';
  return (
    openers.has(first) || (first === 'the' && rest.tokens.slice(1, 6).some(({ word }) => word === 'should'))
  );
}

/** Without what is said around a wish. */
function bare(words: Words, tails = behind): Words {
  let rest = words;
  for (
    let n = startsWith(rest, [...ahead, ...lead]);
    n > 0 && n < rest.tokens.length;
    n = startsWith(rest, [...ahead, ...lead])
  )
    rest = part(rest, n);
  while (rest.tokens[0]?.kind === 'mark' && rest.tokens.length > 1) rest = part(rest, 1);
  for (let n = endsWith(rest, tails); n > 0; n = endsWith(rest, tails))
    rest = part(rest, 0, rest.tokens.length - n);
  while (rest.tokens.at(-1)?.kind === 'mark' && rest.tokens.length > 1)
    rest = part(rest, 0, rest.tokens.length - 1);
  return rest.tokens.length === 1 && behind.includes(rest.tokens[0]?.word ?? '') ? part(rest, 1) : rest;
}

const lead = [
  ',',
  'how about',
  'what about',
  'what if it was',
  'what if it were',
  'what if we',
  'what if',
  'making',
  'yes',
  'no ,',
  'hmm',
  'well',
  'oh',
];

function wishOf(clause: Words, before: Wish | undefined): Wish | undefined {
  const whole = bare(clause, []);
  const words = bare(clause);
  if (words.tokens.length === 0 || words.tokens.length > LONGEST) return undefined;
  if (statesIn(words)) return { wanted: 'make', said: said(words), y: words };
  for (const [wanted, form] of forms) {
    const slots =
      matchForm(words, form) ??
      (wanted === 'change' || wanted === 'put' ? undefined : matchForm(whole, form));
    if (!slots) continue;
    const { X: x, Y: y, W: was } = slots;
    if (wanted === 'instead' && x && y) return { wanted: 'change', said: said(words), x, y: withoutLead(y) };
    if (x && wanted === 'take' && form.startsWith('no|') && isTalk(x)) continue;
    if (wanted === 'change' && x && y && thePrompt.includes(nameOf(x)))
      return { wanted: 'make', said: said(words), y };
    return {
      wanted,
      said: said(words),
      ...(x && { x }),
      ...(y && { y: articled(words, y, form) }),
      ...(was && { was }),
    };
  }
  // "Change the dog to a cat and the man to a woman".
  const carried = before?.wanted === 'change' ? matchForm(words, 'X to|into|with|for Y') : undefined;
  return carried?.X && carried.Y
    ? { wanted: 'change', said: said(words), x: carried.X, y: carried.Y }
    : undefined;
}

/** Verbs in front of what is to stand there. */
const USES = listed(
  'make it, make this, use, put, have, show, do, i want, say, go for, with, set it, set it in, give me, it should be, should be',
);

/** "Use a pocket watch instead of a wristwatch": what is to stand there is the watch. */
function withoutLead(y: Words): Words {
  const n = startsWith(y, USES);
  return n > 0 && n < y.tokens.length ? part(y, n) : y;
}

/** "Give her a hat": the article belongs to the hat. */
function articled(words: Words, y: Words, form: string): Words {
  const first = words.tokens.findIndex(({ from }) => from === y.tokens[0]?.from);
  const article = words.tokens[first - 1]?.word ?? '';
  return form.startsWith('give') && listed('a, an, some, more, the, two, three').includes(article)
    ? part(words, first - 1)
    : y;
}

/** "Replace the man with a woman and the dog with a cat" is two changes. */
function inTwo(wish: Wish): Wish[] {
  const { wanted, y } = wish;
  if (wanted !== 'change' || !y) return [wish];
  const at = y.tokens.findIndex(({ word }) => word === 'and');
  const second = at > 0 ? matchForm(part(y, at + 1), 'X to|into|with|for|by Y') : undefined;
  return second?.X && second.Y
    ? [
        { ...wish, y: part(y, 0, at) },
        { wanted, said: wish.said, x: second.X, y: second.Y },
      ]
    : [wish];
}
