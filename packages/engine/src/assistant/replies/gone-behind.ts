import { findModel } from '../../catalogue/index.ts';
import { status } from '../models/attributes/of-its-standing.ts';
import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { chooseIn } from './choose-in.ts';

const FAILS =
  /\b(?:errors?|fails?|failed|failing|refus\w+|reject\w+|40\d|50\d|times? out|timing out|not responding|no (?:answer|response)|(?:stopped|not|doesn't|don't|won't|no longer) (?:work\w*|answer\w*|respond\w*|generat\w+|run\w*)|nothing (?:comes|happens))\b/;
const OF_HERE =
  /\b(?:sign(?:ed|ing)?[- ]?(?:in|up)|log(?:ged|ging)?[- ]?in|voice|mic\w*|upload\w*|storyboards?|board|button|cuewright|(?:this|your) (?:page|site|app)|payment|card|save[ds]?|limit)\b/;

/** An error at a generator that can no longer be used needs no other reason. */
export function goneBehind(
  { own, mentions, wish, given }: Understood,
  { prompt }: Question,
): Reply | undefined {
  const model = prompt?.model === undefined ? undefined : findModel(prompt.model);
  if (!model || mentions.some((mention) => mention.model.id !== model.id)) return undefined;
  if (wish !== undefined || given !== undefined) return undefined;
  const { kind } = model.status.value;
  if ((kind !== 'retired' && kind !== 'research-only') || !FAILS.test(own) || OF_HERE.test(own))
    return undefined;
  const next = model.successor?.id === undefined ? undefined : findModel(model.successor.id);
  return {
    topic: 'model-status',
    lead: `${status.says(model, own)} Nothing can be made with it any more, so it need not be your prompt.`,
    more: 'The prompt itself can go to another: name one and I write it for that.',
    buttons: next ? [chooseIn(next)] : [],
  };
}
