import { listed } from '../../language/words/listed.ts';
import { isVerb } from '../../language/words/senses.ts';
import { isNoun } from '../edits/phrase.ts';
import { isKnownWord } from '../found/search.ts';
import { ask, goTo, type Reply } from '../reply.ts';
import { catalogue } from '../said/find-models.ts';
import type { Heard } from '../said/heard.ts';
import { longestOf, root, wordsOf } from '../said/words.ts';
import { facts } from './facts.ts';

const VALUES =
  'values, value, range, how high, maximum, max, default, take, go up to, which values, between, options';

/** "What values can stylize take": asked of whichever generators have a setting of that name. */
export function settingAsked({ words, roots, facts: asked }: Heard): Reply | undefined {
  if (longestOf(roots, VALUES) === 0 || asked.every(({ id }) => id !== 'parameters')) return undefined;
  const named = catalogue.filter(({ parameters }) =>
    parameters.some(
      ({ value }) =>
        value.name.length > 4 &&
        words.some((word) => word === value.name || word === value.name.replace('--', '')),
    ),
  );
  const fact = facts.find(({ id }) => id === 'parameters');
  if (!fact || named.length === 0) return undefined;
  return {
    topic: 'model:parameters',
    lead: named
      .slice(0, 4)
      .flatMap((model) => fact.says(model, words) ?? [])
      .join(' '),
  };
}
/** A generator that nobody here has heard of, whatever is asked of it. */
export function strangerIn({ text, facts: asked, mentions, roots, words }: Heard): Reply | undefined {
  if (mentions.length > 0) return undefined;
  const asks =
    asked.length > 0 ||
    longestOf(
      roots,
      'support, write for, tell me about, how good, do you know, heard of, prompt for, have, is it any good',
    ) > 0;
  const names = text
    .split(/\s+/)
    .slice(1)
    .map((word) => word.replace(/[^\p{L}\p{N}.-]/gu, ''))
    .filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word) && !isKnownWord(wordsOf(word)[0] ?? ''));
  const spoken = words.find(
    (word, at) =>
      at > 0 &&
      listed('is, does, support, for, about, of, do, in, know').includes(words[at - 1] ?? '') &&
      (word.length > 4 || /^\d/.test(words[at + 1] ?? '')) &&
      word.length > 2 &&
      !isKnownWord(word) &&
      !isVerb(word) &&
      !isNoun(word) &&
      !isNoun(root(word)),
  );
  const name = names[0] ?? spoken;
  return asks && name
    ? {
        topic: 'unknown',
        lead: `I have no data sheet for “${name}”, so I can’t say.`,
        more: 'The catalogue lists the generators I know.',
        buttons: [
          ask('Which generators can you write for?'),
          { ...goTo('Contact', '/contact'), type: 'other' },
        ],
      }
    : undefined;
}
