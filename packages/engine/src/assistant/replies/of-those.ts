import { compareModels } from '../models/compare.ts';
import { readWants } from '../models/wants/read-wants.ts';
import { suggest } from '../models/wants/suggest.ts';
import type { Question } from '../question.ts';
import { amongThose } from '../reading/pointed-at.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { chooseIn } from './choose-in.ts';

/** "Which of those makes sound", "compare those two": about the generators Aira named last, and no others. */
export function ofThose(
  { own, mentions, attributes: asked }: Understood,
  question: Question,
): Reply | undefined {
  if (mentions.length > 0) return undefined;
  const those = amongThose(own, question);
  if (those.length === 0) return undefined;
  if (/\b(?:compare\w*|differ\w*|between|versus|vs)\b/.test(own)) {
    const models = those.slice(0, 3);
    const particular = asked.filter(({ id }) => id !== 'input').map(({ id }) => id);
    return {
      topic: 'compare',
      ...compareModels(models, particular),
      buttons: models.slice(0, 2).map(chooseIn),
    };
  }
  const wants = readWants(own).filter(({ id }) => id !== 'video' && id !== 'photo');
  if (wants.length === 0) return undefined;
  const { lead, models } = suggest(wants, those);
  return {
    topic: 'which-model',
    lead:
      models.length === 0
        ? lead.replace('None of the generators in the catalogue that still run', 'None of those')
        : lead,
    buttons: models.slice(0, 2).map(chooseIn),
  };
}
