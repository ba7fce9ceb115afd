import { genres } from '../../content/genres.ts';
import type { Question } from '../question.ts';
import { findTermsIn } from '../reading/find-terms.ts';
import { nthSaid } from '../reading/pointed-at.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { definitionOf } from './definition.ts';

const BARE =
  /^(?:(?:ok(?:ay)?|hm+|and|so|then|please|rather|maybe|i(?:'d| would)? (?:take|like|choose|pick|go (?:for|with))|tell me (?:more )?about|what about|let's (?:take|go with)),? )*(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th|number (?:one|two|three|four|\d)|#\d)(?: one)?(?: then| please| maybe)*[.!? ]*$/;
const ITEM = /(?:^|\s)(\d)[.)] +(?:\*\*([^*]+)\*\*)?([\s\S]*?)(?=\s\d[.)] |\n\n|$)/g;

/** "The third", of a list that Aira numbered: a genre or a word of the trade by what is written on it. */
export function pickedFromList({ own }: Understood, { history }: Question): Reply | undefined {
  if (!BARE.test(own)) return undefined;
  const said = history.findLast(({ isUser }) => !isUser)?.text ?? '';
  const items = [...said.matchAll(ITEM)].map(([, , name, text = '']) => (name ?? text).trim());
  const nth = nthSaid(own);
  const picked = nth === undefined || items.length < 2 ? undefined : items.at(nth);
  if (picked === undefined) return undefined;
  const genre = genres.find(({ name }) => name === picked);
  if (genre)
    return {
      topic: 'genre',
      lead: `**${genre.name}**: ${genre.description}`,
      more: `Ideas that suit it: ${genre.examples.map((example) => `“${example}”`).join(', ')}.`,
    };
  const [term] = findTermsIn(picked);
  return term && definitionOf(term);
}
