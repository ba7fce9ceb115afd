import { compareModels } from '../models/compare.ts';
import { goneNote } from '../models/gone-note.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { chooseIn } from './choose-in.ts';
import { otherVersions } from './other-versions.ts';

export function comparison({ isComparing, mentions, own, attributes: asked }: Understood): Reply | undefined {
  if (!isComparing || mentions.length < 2) return undefined;
  const models = mentions.slice(0, 3).map(({ model }) => model);
  const particular = asked
    .filter(
      ({ id }) =>
        id !== 'input' &&
        id !== 'references' &&
        !(id === 'provider' && /\b(?:better|best|wins?|stronger|good)\b/.test(own)),
    )
    .map(({ id }) => id);
  const { lead, more } = compareModels(models, particular);
  return {
    topic: 'compare',
    lead: [
      otherVersions(mentions),
      lead,
      ...(particular.length > 0 ? models.flatMap((model) => goneNote(model) ?? []) : []),
    ]
      .filter(Boolean)
      .join('\n\n'),
    more,
    dare: 'write one shot for both and change nothing: what each of them leaves out tells you more than this list.',
    buttons: models.slice(0, 2).map(chooseIn),
  };
}
