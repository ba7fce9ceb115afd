import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import { isWithin } from '../span.ts';
import type { RequestTopic } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import {
  auxiliaries,
  conjunctions,
  determiners,
  isJoining,
  prepositions,
  pronouns,
} from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { wordSet } from '../words/word-set.ts';
import {
  artefacts,
  askers,
  farewells,
  fillers,
  greetings,
  jobWords,
  links,
  making,
  ordering,
  strongJobWords,
  useNouns,
  wanting,
} from './request-words.ts';

/** What is said to the app or about the job: no part of the picture. */
export function findRequests(context: Context): Claim[] {
  let farewell: number | undefined;
  return context.units.flatMap((unit) => {
    if (unit.labelled) return [];
    const { tokens } = context;
    if (unit.opens && farewells.has(tokens[unit.from]?.word ?? '') && unit.to - unit.from <= 3)
      farewell = unit.sentence;
    // "Regards, Petra (sent from my phone)"
    if (unit.sentence === farewell) return [claim(tokens, unit.from, unit.to, 'talk')];
    const orders = shell(context, unit) ?? use(context, unit) ?? [];
    return (
      remark(context, unit) ?? [
        ...orders,
        ...pleas(context, unit).filter((plea) => !orders.some((order) => isWithin(plea, order))),
      ]
    );
  });
}

/** "Can you create an image where", "Write me a video prompt for": the order, without what was ordered. */
function shell({ tokens }: Context, unit: Unit): Claim[] | undefined {
  if (!unit.opens) return undefined;
  let at = unit.from;
  const word = () => (at < unit.to ? (tokens[at]?.word ?? '') : '');
  const take = (words: ReadonlySet<string>) => {
    const from = at;
    while (at < unit.to && words.has(word())) at += 1;
    return at > from;
  };
  take(fillers);
  const isModal =
    ['can', 'could', 'would', 'will', 'cn'].includes(word()) &&
    ['you', 'u'].includes(tokens[at + 1]?.word ?? '');
  if (isModal) at += 2;
  take(fillers);
  const isAsked = askers.has(word());
  if (isAsked) {
    at += 1;
    if (!take(wanting)) return undefined;
  }
  if (word() === 'to') at += 1;
  const isMade = making.has(word());
  if (isMade) at += 1;
  if (!isMade && !isAsked) return undefined;
  const isForSomebody = ['me', 'us'].includes(word());
  if (isForSomebody) at += 1;
  const noun = artefactFrom(tokens, at, unit.to);
  if (noun === undefined && at === unit.to && unit.stop === ':')
    return [claim(tokens, unit.from, at, 'shell')];
  if (noun === undefined) {
    // "Could you make it pop": without its order half a sentence is left.
    if (pronouns.has(word())) return undefined;
    // "I'd love a wedding cake", "I imagine twelve altos".
    const isWish = isAsked && !isMade && (determiners.has(word()) || numberOf(word()) !== undefined);
    const isBare =
      tokens[at - 1]?.word === 'gimme' ||
      (isMade && isForSomebody) ||
      (isModal && isMade) ||
      (unit.from === 0 && ordering.has(tokens[at - 1]?.word ?? '') && determiners.has(word()));
    return (isBare || isWish) && at < unit.to ? [claim(tokens, unit.from, at, 'shell')] : undefined;
  }
  at = noun + 1;
  if (word() === 'in' && tokens[at + 1]?.word === 'which') at += 2;
  else if (links.has(word())) at += 1;
  return [claim(tokens, unit.from, at, 'shell')];
}

/** "A really cool picture", "a 60 second onboarding video": the noun, if it is what was asked for. */
function artefactFrom(tokens: readonly Token[], first: number, end: number): number | undefined {
  for (let at = first; at < Math.min(end, first + 7); at++) {
    const { kind, word, atom } = tokens[at] as Token;
    if (artefacts.has(word)) {
      // "A video prompt": the last of them is what is asked for.
      let last = at;
      while (last + 1 < end && artefacts.has(tokens[last + 1]?.word ?? '')) last += 1;
      return last;
    }
    const isInner =
      kind === 'word'
        ? !prepositions.has(word) && !conjunctions.has(word) && !auxiliaries.has(word)
        : kind === 'number' || atom?.kind === 'measure';
    if (!isInner && word !== '-') return undefined;
  }
  return undefined;
}

/** A "please" at either end of a clause. */
function pleas({ tokens }: Context, unit: Unit): Claim[] {
  const isPlea = (at: number) => PLEAS.has(tokens[at]?.word ?? '') && unit.to - unit.from > 1;
  return [unit.from, unit.to - 1].filter(isPlea).map((at) => claim(tokens, at, at + 1, 'shell'));
}

const PLEAS = new Set(['please', 'pls', 'plz', 'bitte', 'thx', 'lol']);

/** A clause in which nothing but the job is spoken of. */
function remark({ tokens }: Context, unit: Unit): Claim[] | undefined {
  const words = tokens.slice(unit.from, unit.to).filter(({ kind }) => kind !== 'mark');
  const [first] = words;
  if (!first) return undefined;
  const isGreeting = unit.opens && greetings.has(first.word) && words.length <= 3;
  const isFarewell = unit.opens && farewells.has(first.word) && words.length <= 4;
  const isJob =
    words.some(({ word }) => strongJobWords.has(word)) &&
    words.some((word) => isSaidToSomebody(word)) &&
    words.every(({ kind, word }) => kind === 'number' || isSmall(word) || jobWords.has(word));
  if (!isGreeting && !isFarewell && !isJob) return undefined;
  return [claim(tokens, unit.from, unit.to, topicOf(words))];
}

/** "Stunning", "a perfect" and "instagram" may be words of the picture; "make it stunning" and "for instagram" are not. */
function isSaidToSomebody({ word }: Token): boolean {
  return (
    PLEAS.has(word) ||
    TALKS.has(word) ||
    making.has(word) ||
    wanting.has(word) ||
    pronouns.has(word) ||
    auxiliaries.has(word)
  );
}

const TALKS = wordSet(
  'commercially ever for must should need needs thanks thank cheers discussed deadline budget free again asap urgent by due licence license royalty copyright rights',
);

function topicOf(words: readonly Token[]): RequestTopic {
  if (words.every(({ word }) => PLEAS.has(word) || fillers.has(word))) return 'shell';
  const has = (list: readonly string[]) => words.some(({ word }) => list.includes(word));
  if (has(['licence', 'license', 'royalty', 'copyright', 'commercially', 'rights', 'stock'])) return 'rights';
  if (words.some(({ word }) => useNouns.has(word))) return 'use';
  if (
    has([
      'best',
      'better',
      'nice',
      'cool',
      'amazing',
      'awesome',
      'stunning',
      'perfect',
      'quality',
      'viral',
      'readable',
      'legible',
    ])
  )
    return 'quality';
  return 'talk';
}

/** "For our blog": told where it will be used, and nothing else. */
function use({ tokens }: Context, unit: Unit): Claim[] | undefined {
  if (tokens[unit.from]?.word !== 'for') return undefined;
  const words = tokens.slice(unit.from + 1, unit.to).filter(({ kind }) => kind === 'word');
  const isUse = words.length <= 6 && useNouns.has(words.at(-1)?.word ?? '');
  return isUse ? [claim(tokens, unit.from, unit.to, 'use')] : undefined;
}

function isSmall(word: string): boolean {
  return isJoining(word) || fillers.has(word) || word === 'not' || word === 'by' || word === 'if';
}

function claim(tokens: readonly Token[], from: number, to: number, about: RequestTopic): Claim {
  return {
    from: tokens[from]?.from ?? 0,
    to: tokens[to - 1]?.to ?? 0,
    sure: 'form',
    said: { kind: 'request', about },
  };
}
