import { glossary } from '../../content/glossary/glossary.ts';
import { termCalled } from '../reading/find-terms.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { phraseSearch } from '../retrieval/phrases.ts';
import { spokenMeanings } from '../retrieval/spoken-meanings.ts';

const CALLED =
  /\b(?:what (?:do|would|did) (?:you|they|we|people|one) call|what(?:'s| is| are|s) (?:it|that|this|they|those|these)? ?called|what(?:'s| is|s) the (?:word|term|name|thing|shot|move|effect|look|technique|trick|light)(?: called)?\b.{0,4}\b(?:for|when|where|of|that|with|if|called)|is there (?:an? )?(?:word|name|term) for|^(?:the )?(?:name|word|term) for|what is it called|(?:word|name|term) for (?:when|the|an?|that|it)|called when|how (?:do|would) (?:you|i|we) call)\b/;

const likeliest = phraseSearch(
  Object.fromEntries(
    glossary.map(({ name, definition }) => [name, [definition, ...(spokenMeanings[name] ?? [])]]),
  ),
);

/** "What is it called when the camera goes round somebody": the words of the trade that mean it. */
export function namedByMeaning({ own, mentions }: Understood): Reply | undefined {
  const asks = CALLED.exec(own);
  if (!asks || mentions.length > 0) return undefined;
  const near = likeliest(own.replace(asks[0], ' '));
  const [best] = near;
  if (!best || best.likeness < 0.3) return undefined;
  const found = near
    .filter(({ likeness }) => likeness > best.likeness * 0.85)
    .slice(0, 2)
    .flatMap(({ id }) => termCalled(id) ?? []);
  return {
    topic: 'term',
    lead: found.map(({ name, definition }) => `**${name}**: ${definition}`).join('\n\n'),
    more: 'In a prompt, the plain word is enough.',
  };
}
