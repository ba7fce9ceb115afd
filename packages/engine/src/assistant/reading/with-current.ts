import { findModel } from '../../catalogue/index.ts';
import type { Question } from '../question.ts';
import type { Understood } from './understood.ts';

/** "How long can it be?" with a prompt on the screen asks about the generator that prompt is for. */
export function withCurrent(meant: Understood, { prompt }: Question): Understood {
  const model = prompt?.model === undefined ? undefined : findModel(prompt.model);
  const isOfIt =
    meant.attributes.some(({ id }) => id !== 'input') &&
    /\b(?:it|its|this|that|here|my (?:clip|video|picture|image|model|generator)|the (?:model|generator|clip))\b/.test(
      meant.own,
    ) &&
    !/\b(?:cuewright|app|site|account|board|storyboard|library|workspaces?|notes?|plan|pro|credits?|count\w*|charged|aira|you|your|term|word|mean|means|button|page|screen)\b/.test(
      meant.own,
    );
  return model && meant.mentions.length === 0 && !meant.isChoosing && isOfIt
    ? { ...meant, mentions: [{ model, at: 0 }] }
    : meant;
}
