import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { helpOf } from '../retrieval/collections.ts';
import { chooseIn } from './choose-in.ts';
import { ofPassage } from './of-passage.ts';

/** Whoever has to change the generator has not written for nothing. */
export function startedOver(
  { plain: text, mentions, given }: Understood,
  question: Question,
): Reply | undefined {
  if (
    given !== undefined ||
    /\b(?:count\w*|limit|allowance|meter|quota|reload\w*|refresh\w*|tab|browser|crash\w*)\b/.test(text) ||
    !/\bstart (?:over|again|from scratch)\b|\bhave to (?:redo|rewrite|begin|start)\b/.test(text)
  )
    return undefined;
  const { lead, ...rest } = ofPassage(helpOf('change-model'), question);
  const last = mentions.at(-1)?.model;
  return {
    ...rest,
    lead: last
      ? `No, your words stay. For **${last.name}**: ${lead.charAt(0).toLowerCase()}${lead.slice(1)}`
      : `No, your words stay. ${lead}`,
    buttons: last ? [chooseIn(last)] : (rest.buttons ?? []),
  };
}
