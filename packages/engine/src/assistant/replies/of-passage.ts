import { fillFigures } from '../fill-figures.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import type { Passage } from '../retrieval/collections.ts';

export function ofPassage(
  { kind, title, text, more, why, dare, buttons }: Passage,
  { figures }: Question,
): Reply {
  const fill = (words: string) => fillFigures(words, figures);
  return {
    topic: `${kind}:${title}`,
    lead: kind === 'help' ? fill(text) : `**${title}**: ${fill(text)}`,
    ...(more ? { more: fill(more) } : {}),
    ...(why ? { why: fill(why) } : {}),
    ...(dare ? { dare: fill(dare) } : {}),
    buttons: (buttons ?? []).map((button, n) => ({
      text: button.text,
      type: n === 0 ? 'primary' : 'other',
      url: button.url,
    })),
  };
}
