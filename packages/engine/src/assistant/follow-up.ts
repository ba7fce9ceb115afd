import { listed } from '../language/words/listed.ts';
import type { Mode } from '../shot/shot.ts';
import { type Entry, entryOf } from './found/entries.ts';
import { SURE } from './found/entry-reply.ts';
import { find } from './found/search.ts';
import type { Question } from './question.ts';
import { type Heard, hear } from './said/heard.ts';
import { hasPhrase, longestOf } from './said/words.ts';
import { bestFor } from './sheet/choose.ts';

/** What was spoken of before: kept as facts, found anew from the questions that were asked. */
export interface Before {
  readonly heard: Heard;
  readonly entry: Entry | undefined;
  /** Each generator that was named one after another, the first first. */
  readonly spoken: Heard['mentions'];
}

const MOST_TURNS = 6;

export function before({ history, mode }: Question): Before | undefined {
  let last: Before | undefined;
  for (const { text } of history.filter(({ isUser }) => isUser).slice(-MOST_TURNS)) {
    const own = hear(text, mode);
    const heard = goesOn(own) && last ? joined(own, last.heard) : own;
    const isOfSheet = heard.mentions.length > 0 || heard.isChoosing;
    const found = isOfSheet || goesOn(own) ? undefined : find(text, 1)[0];
    const entry =
      found && found.sure >= SURE ? found.entry : goesOn(own) && !isOfSheet ? last?.entry : undefined;
    const spoken = heard.isChoosing
      ? []
      : [
          ...(last?.spoken ?? []),
          ...own.mentions.filter(({ model }) => !last?.spoken.some((one) => one.model.id === model.id)),
        ];
    if (isOfSheet || entry) last = { heard, entry: entry && entryOf(entry.id), spoken };
  }
  return last;
}

const OPENS = listed(
  'and, what about, how about, but, or, also, then, ok and, so, same for, and what about, and how about, and for, for',
);
const LEANS =
  'of them, of those, of these, it, its, that, that one, this one, they, them, their, those, these, the other, the first, the second, instead, both, same, there, one';
const SHORT = 9;
const SHORTEST = 4;

/** Half a question that goes on from the last one. */
export function goesOn({ roots, words, facts, mentions, isChoosing }: Heard): boolean {
  if (words.length > SHORT) return false;
  const opens = OPENS.some((phrase) => hasPhrase(roots.slice(0, phrase.split(' ').length), phrase) > 0);
  const leans =
    longestOf(roots, LEANS) > 0 &&
    mentions.length === 0 &&
    !(isChoosing && longestOf(roots, 'generator, model, video ai, image ai') > 0);
  const isBare = words.length <= SHORTEST && facts.length > 0 !== mentions.length > 0;
  return opens || leans || isBare;
}

/** What it does not say itself is what was spoken of before. */
export function joined(own: Heard, last: Heard): Heard {
  const hasSubject = own.mentions.length > 0;
  const asksAnew = own.facts.length > 0;
  const isOnlyMode = !hasSubject && !asksAnew && own.mode !== undefined;
  const mode: Mode | undefined = own.mode ?? last.mode;
  return {
    ...own,
    words: asksAnew ? own.words : [...own.words, ...last.words.filter((word) => !isName(last, word))],
    roots: asksAnew ? own.roots : [...own.roots, ...last.roots],
    mentions: hasSubject
      ? longestOf(own.roots, 'compare, versus, vs, than') > 0 && own.mentions.length === 1
        ? [...last.mentions.slice(0, 1), ...own.mentions]
        : own.mentions
      : last.isChoosing && !asksAnew
        ? []
        : last.mentions,
    facts: asksAnew ? own.facts : last.facts,
    wants:
      own.wants.length > 0 && last.isChoosing && !isOnlyMode
        ? [...last.wants.filter(({ id }) => !own.wants.some((one) => one.id === id)), ...own.wants]
        : own.wants.length > 0
          ? own.wants
          : last.wants,
    mode,
    isChoosing:
      !hasSubject &&
      last.mentions.length < 2 &&
      (own.isChoosing || (last.isChoosing && last.mentions.length === 0)),
    isComparing: own.isComparing || (hasSubject && longestOf(own.roots, 'compare, versus, vs, than') > 0),
  };
}

function isName({ mentions }: Heard, word: string): boolean {
  return mentions.some(({ model }) => model.name.toLowerCase().includes(word));
}

/** "The second one": one of those that were listed. */
export function picked({ roots, wants, facts }: Heard, { heard, spoken }: Before): Heard['mentions'] {
  const named = heard.mentions.length < 2 ? spoken : heard.mentions;
  if (!heard.isChoosing && named.length < 2) return [];
  const isThatOne =
    heard.isChoosing && wants.length + facts.length > 0 && longestOf(roots, 'that one, this one') > 0;
  const at = isThatOne ? 0 : ORDINALS.findIndex((names) => longestOf(roots, names) > 0);
  if (at < 0) return [];
  const listed = heard.isChoosing
    ? bestFor(heard.wants, heard.mode).slice(0, LISTED)
    : named.map(({ model }) => model);
  const model = at === LAST ? listed.at(-1) : listed[at];
  return model ? [{ model, at: 0 }] : [];
}

const ORDINALS = [
  'first, first one, number 1, the 1st',
  'second, second one, number 2, the 2nd',
  'third, third one, number 3, the 3rd',
  'fourth, number 4',
  'last of those, last one',
];
const PICKS: ReadonlySet<string> = new Set(
  ORDINALS.flatMap((names) => names.split(', ')).flatMap((name) => [name, `the ${name}`, `${name} please`]),
);
const LAST = 4;
const LISTED = 6;

/** "Second one", where nothing was listed to choose from. */
export function picksOfNothing(question: Question): boolean {
  const own = hear(question.message, question.mode);
  const last = before(question);
  const isPick = PICKS.has(own.words.join(' '));
  return isPick && (!last || picked(own, last).length === 0);
}

export function isWhy({ roots, words }: Heard): boolean {
  return words.length <= 4 && longestOf(roots, 'why, how come, why so, why that, why not, because') > 0;
}

export function isMore({ roots, words }: Heard): boolean {
  return (
    words.length <= 5 &&
    longestOf(
      roots,
      'more, tell me more, go on, what else, anything else, more please, explain more, and the others, the rest, show all, which others, continue, more details, more detail',
    ) > 0
  );
}
