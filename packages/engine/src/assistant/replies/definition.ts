import type { Term } from '../../content/glossary/glossary.ts';
import { list } from '../models/fact-sentences.ts';
import { termAskedFor, termCalled } from '../reading/find-terms.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { namesProduct } from '../retrieval/anchors.ts';

const PUZZLED_BY_IT =
  /\bwhat (?:does|do|did|is|are|would) (?:it|that|they|this|these|those)(?: (?:all |actually |really |even )?(?:do|mean|about|for|good for|change|stand for))?\b(?! cost)|\b(?:no idea|not sure|don't know|do not know|unsure) what\b|\bkeep (?:reading|hearing|seeing)\b/;

/** "What's cfg, saw it in a tutorial on Stable Diffusion". */
const OPENS_WITH_IT = /^(?:so |hey |sorry,? )?what(?:'s| is| are) (?:an? |the )?[\w -]{2,25}[,.?;]/;

/** Words that are in every second question. */
const EVERYWHERE: ReadonlySet<string> = new Set(['model', 'prompt']);

/** What one word of the trade means, where nothing else is asked. */
export function definition({ own, mentions, wish, terms, isChoosing }: Understood): Reply | undefined {
  if (isChoosing && /\b(?:which|who|any)\b/.test(own)) return undefined;
  if (
    (mentions.length > 0 && !OPENS_WITH_IT.test(own)) ||
    wish !== undefined ||
    terms.length > 2 ||
    /\b(?:differ\w*|versus|vs)\b/.test(own)
  )
    return undefined;
  const term =
    (namesProduct(own) ? undefined : termCalled(own)) ??
    termAskedFor(own) ??
    (terms.length === 1 && PUZZLED_BY_IT.test(own) ? terms[0] : undefined);
  if (term && EVERYWHERE.has(term.id) && !/\bwhat(?:'s| is| are)\b|\bmean|\bdefin|\bexplain/.test(own))
    return undefined;
  return term && definitionOf(term);
}

export function definitionOf(term: Term): Reply {
  const aliases = term.aliases.slice(0, 3);
  return {
    topic: 'term',
    lead: `**${term.name}**: ${term.definition}`,
    more:
      aliases.length > 0
        ? `Also called ${list(
            aliases.map((alias) => `“${alias}”`),
            'or',
          )}. In a prompt, the plain word is enough.`
        : 'In a prompt, the plain word is enough.',
    dare: `build one shot in which “${term.name.toLowerCase()}” is the only thing that happens.`,
  };
}
