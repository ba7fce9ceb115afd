import type { Term } from '../../content/glossary/glossary.ts';
import { isPuzzled, termBeginning, termCalled } from '../reading/find-terms.ts';
import { oppositeOf } from '../reading/opposites.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { definitionOf } from './definition.ts';
import { OF_THE_SET } from './how-of-term.ts';

const DEFINING =
  /^(?:(?:so )?what(?:'s| is| are| does| do)|define|definition of|meaning of|explain|tell me (?:about|what)|describe)\s+(?:an? |the |is |are )?(.+?)(?:\s+(?:mean|stand for|do|look like|is|are|about))?\s*(?:in (?:film\w*|photograph\w*|cinema\w*|general|lighting|video|a prompt|prompts))?[?.!]*$/;

/** "Ok, and a tilt?" */
function termSaid({ plain: text }: Understood) {
  const words = text
    .replace(/^(?:(?:ok(?:ay)?|and|so|then|now|what about|how about|but|or|an?|the|is)[ ,]+)+/, '')
    .replace(/[?.! ]+$/, '');
  return termCalled(words) ?? termBeginning(words);
}

const TWO =
  /(?:differ\w*|compare|comparison|choose)\b.{0,10}\b(?:between|of)?\s*(?:an? |the )?(.+?)\s+(?:and|vs\.?|versus|or|from|to)\s+(?:an? |the )?(.+?)[?.!]*$|^(?:an? |the )?(.+?)\s+(?:vs\.?|versus)\s+(?:an? |the )?(.+?)[?.!]*$|^(?:so )?(?:is|are|isn't) (?:an? |the )?(.+?) (?:the same (?:thing )?as|like|similar to|just) (?:an? |the )?(.+?)[?.!]*$/;

const DIFFERENT_TO = /\bdiffer\w* (?:to|from|with|than) (?:an? |the )?([a-z][\w -]+?)[?.! ]*$/;

/** "Anamorphic, in one sentence." */
const BRIEFLY =
  /[,:;.?]? (?:in (?:one|a|two|few|plain|simple|short)\b.*|briefly|explained|for dummies|please|simply|quickly|pls|again|explain(?:ed)?\b.*)$/;

const SAME = /\b(?:same (?:thing )?as|similar to)\b/;

/** What a word of the trade means, or how two of them differ. */
export function meaning(
  meant: Understood,
  own: Understood,
  before: Understood | undefined,
): Reply | undefined {
  const { plain: text, terms } = meant;
  const pair =
    TWO.exec(text)
      ?.slice(1)
      .filter((word) => word !== undefined) ?? [];
  const named = pair.flatMap((word) => termCalled(word) ?? termBeginning(word) ?? []);
  const [one, other] = named;
  if (one && (named.length === 1 || one === other) && SAME.test(text)) return definitionOf(one);
  const two =
    named.length === 2
      ? named
      : terms.length >= 2 &&
          /\bor\b.{0,40}\bwhich\b|\bwhich (?:was|is|one was|one is) which\b|\bmix(?:ed|ing)? (?:them|those|these) up\b|\bconfuse\b|\bwhich\b.{0,60}\bor\b|\b(?:difference|differ\w*|vs|versus|compare\w*|between|than)\b/.test(
            text,
          )
        ? terms.slice(0, 2)
        : [];
  if (two.length === 2) return bothOf(two);
  const [last] = before?.terms ?? own.terms;
  const contrary =
    last &&
    /\b(?:opposite|contrary|reverse|other way round|counterpart)\b/.test(own.plain) &&
    oppositeOf(last);
  if (contrary) return definitionOf(contrary);
  const next = own.terms[0] ?? termBeginning(DIFFERENT_TO.exec(own.plain)?.[1] ?? '');
  if (last && next && last.id !== next.id && /\b(?:differ\w*|compared|versus|vs|than)\b/.test(own.plain))
    return bothOf([last, next]);
  const asked = DEFINING.exec(text)?.[1];
  const bare = asked?.replace(/\s+(?:in|for|on|of|when|with|used)\b.*$/, '');
  const said = before && before.terms.length > 0 && own.terms.length === 0 ? termSaid(own) : undefined;
  const [only] = meant.terms.length === 1 ? terms : [];
  const leaning =
    before && before.terms.length > 0 && only && OF_THE_SET.has(only.id) && text.split(' ').length <= 14
      ? only
      : undefined;
  const told = terms.length === 1 && meant.wish === undefined && isPuzzled(text) ? terms[0] : undefined;
  const term =
    said ||
    (asked &&
      (termCalled(asked) ?? (bare && !/^(?:my|your|this)\b/.test(asked) ? termCalled(bare) : undefined))) ||
    termCalled(text.replace(BRIEFLY, '')) ||
    (text.split(' ').length <= 2 && before === undefined
      ? termBeginning(text.replace(/[?.! ]+$/, ''))
      : undefined) ||
    (/\bf\/\d/.test(text) && mentionsNothing(meant) ? termCalled('aperture') : undefined) ||
    (mentionsNothing(meant) ? told : undefined) ||
    leaning;
  if (!term) return undefined;
  return definitionOf(term);
}

function mentionsNothing({ mentions, wish }: Understood): boolean {
  return mentions.length === 0 && wish === undefined;
}

function bothOf(two: readonly Term[]): Reply {
  return {
    topic: 'terms',
    lead: two.map(({ name, definition }) => `**${name}**: ${definition}`).join('\n\n'),
    more: 'Both can stand in a prompt as they are.',
    dare: 'write the shot once with each and look for the moment they part.',
  };
}
